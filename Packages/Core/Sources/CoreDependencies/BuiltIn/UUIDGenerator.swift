public import Foundation
internal import Synchronization

/// Generates UUIDs: random ones, or predictable ones in tests.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Makes a generator that calls a closure for each UUID.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Returns the next UUID.
  public func callAsFunction() -> UUID { generate() }

  /// Returns a generator of the same UUID each time.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A generator of `UUID(0)`, `UUID(1)` and so on.
  ///
  /// Each access of this property begins at 0.
  public static var incrementing: Self {
    let counter = Counter()
    return Self { UUID(counter.next()) }
  }

  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)
    func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
  }
}

extension UUID {
  /// Makes a UUID from a number: another for each.
  ///
  /// The last sixteen hexadecimal digits are its amount; of the others the last tells a negative
  /// number by a 1, and all else are 0.
  public init(_ intValue: Int) {
    self.init(high: intValue < 0 ? 1 : 0, low: UInt64(intValue.magnitude))
  }

  /// Returns a random UUID (version 4) from the system's generator.
  ///
  /// On Linux it is some ten times faster than `UUID()`.
  static func random() -> UUID {
    var generator = SystemRandomNumberGenerator()
    let high = generator.next() & ~0xF000 | 0x4000
    let low = generator.next() & ~(0xC0 << 56) | (0x80 << 56)
    return UUID(high: high, low: low)
  }

  private init(high: UInt64, low: UInt64) {
    self.init(uuid: unsafeBitCast((high.bigEndian, low.bigEndian), to: uuid_t.self))
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { .random() }

  static var testValue: UUIDGenerator {
    let location = DependencyReader.current?.location
    return UUIDGenerator {
      DependencyIssue.builtInNotChosen(property: "uuid", example: ".incrementing")
        .report(at: location)
      return .random()
    }
  }
}

extension DependencyValues {
  /// Generates UUIDs.
  ///
  /// A test must override it, with `.incrementing` or `.constant(_:)`.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}
