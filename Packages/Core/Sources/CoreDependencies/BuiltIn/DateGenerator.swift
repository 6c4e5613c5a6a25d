public import Foundation

/// Tells the date and time.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date
  /// Whether the date is asked for only to be set, as a write through `\.date.now` does.
  fileprivate var isBeingSet = false

  /// A generator that calls a closure each time.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// The current date. Setting it stops the clock there.
  public var now: Date {
    get {
      guard isBeingSet else { return generate() }
      return DependencyValues.$_isChanging.withValue(true, operation: generate)
    }
    set { generate = { newValue } }
  }

  /// The current date.
  public func callAsFunction() -> Date { generate() }

  /// Always the same date.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }

  static var testValue: DateGenerator {
    let location = DependencyReader.current?.location
    return DateGenerator {
      guard !DependencyValues._isChanging else { return Date() }
      DependencyIssue.builtInNotChosen(
        property: "date", example: ".constant(Date(timeIntervalSince1970: 0))"
      ).report(at: location)
      return Date()
    }
  }
}

extension DependencyValues {
  /// Tells the date. A test must say which: `.constant(_:)`, or `$0.date.now = …`.
  public var date: DateGenerator {
    get {
      var date = self[DateGeneratorKey.self]
      date.isBeingSet = _isBeingSet
      return date
    }
    set {
      var date = newValue
      date.isBeingSet = false
      self[DateGeneratorKey.self] = date
    }
  }
}
