public import Foundation

/// Generates the current date.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date
  /// Whether the generator is read only to be changed, as by a write to `\.date.now`.
  fileprivate var isBeingSet = false

  /// Makes a generator that calls a closure for each date.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// The current date.
  ///
  /// Setting it makes the generator return that date from then on.
  public var now: Date {
    get {
      guard isBeingSet else { return generate() }
      return DependencyValues.$_isChanging.withValue(true, operation: generate)
    }
    set { generate = { newValue } }
  }

  /// Returns the current date.
  public func callAsFunction() -> Date { generate() }

  /// Returns a generator of the same date each time.
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
  /// Generates the current date.
  ///
  /// A test must override it, with `.constant(_:)` or by `$0.date.now = …`.
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
