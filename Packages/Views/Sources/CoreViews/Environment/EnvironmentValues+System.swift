internal import CoreArchitecture
public import Foundation

private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { PreferredLanguages.current.locale }
}
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private enum PhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum DirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private enum WidthKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private enum HeightKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}
private enum ScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
  /// Whether the screen is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// The language and region of the person.
  ///
  /// A view that sets it has its texts below in that language, dates and numbers as well.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      self[LocaleKey.self] = newValue
      builtIn.speech = BuiltInValues.Speech(of: newValue)
    }
  }
  /// The calendar of the person.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone of the person.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// The size of text that a person has chosen, which hosts do not know.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }
  /// Whether a person sees the app, and can use it.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }
  /// The direction in which lines run.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }
  /// How much room there is from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[HeightKey.self] }
    set { self[HeightKey.self] = newValue }
  }
  /// Opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// The number of pixels for a point.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
  /// Whether a person wants less to move; true, as nothing does.
  public var accessibilityReduceMotion: Bool { true }
  /// Whether a person wants to tell things apart without their colours.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether a screen reader speaks, which hosts do not know.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Why content is not to be read.
  public var redactionReasons: RedactionReasons {
    get { builtIn.redaction }
    set { builtIn.redaction = newValue }
  }
  /// The presentation that the view is part of.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented, action: dismiss) }, set: { _ in })
  }
}
