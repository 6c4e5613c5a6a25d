public import Foundation

private enum CalendarKey: BuiltInDependencyKey {
  static let liveValue = Calendar.autoupdatingCurrent
}

private enum LocaleKey: BuiltInDependencyKey {
  static let liveValue = Locale.autoupdatingCurrent
}

private enum PreferredLocalesKey: BuiltInDependencyKey {
  static var liveValue: [Locale] { Locale.preferredLanguages.map(Locale.init(identifier:)) }
}

private enum TimeZoneKey: BuiltInDependencyKey {
  static let liveValue = TimeZone.autoupdatingCurrent
}

extension DependencyValues {
  /// The user's calendar.
  ///
  /// A test must override it.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The user's language and region.
  ///
  /// A test must override it.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The languages and regions that the user prefers, the most preferred one first.
  ///
  /// A test must override it.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }

  /// The user's time zone.
  ///
  /// A test must override it.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum NotificationCenterKey: DependencyKey {
  static let liveValue = NotificationCenter.default
  static var testValue: NotificationCenter { NotificationCenter() }
}

extension DependencyValues {
  /// The center for posting and observing notifications.
  ///
  /// Each test has a center of its own.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}
