public import Foundation
internal import Synchronization

/// Makes UUIDs: random ones, or in tests ones that are known beforehand.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// A generator that calls a closure each time.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// The next UUID.
  public func callAsFunction() -> UUID { generate() }

  /// Always the same UUID.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// `UUID(0)`, `UUID(1)` and so on; each access of this property begins anew.
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
  /// The UUID whose last eight digits are the last 32 bits of the number in hexadecimal, and whose
  /// others are 0.
  public init(_ intValue: Int) {
    self.init(high: 0, low: UInt64(UInt32(truncatingIfNeeded: intValue)))
  }

  /// A random UUID (version 4) from the system's generator, some ten times faster than `UUID()`
  /// on Linux.
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
  /// Makes UUIDs. A test must say which: `.incrementing` or `.constant(_:)`.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}
