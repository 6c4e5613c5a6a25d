/// A hashable and Sendable value of any type, like `AnyHashable`.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The wrapped value, never another `AnyHashableSendable`.
  public let base: any Hashable & Sendable

  /// Wraps a value; a wrapped one is not wrapped again.
  public init(_ base: some Hashable & Sendable) {
    self.init(erasing: base)
  }

  /// Wraps a value whose type is known at run time only.
  @_disfavoredOverload
  public init(_ base: any Hashable & Sendable) {
    self.init(erasing: base)
  }

  private init(erasing base: any Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  /// Equal when the values are equal as `AnyHashable`.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the value as `AnyHashable` does.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}

extension AnyHashableSendable: _HasCustomAnyHashableRepresentation {
  /// Returns the value as `AnyHashable`, so that `AnyHashableSendable(1) as AnyHashable == 1`.
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(base) }
}

extension AnyHashableSendable: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The description of the value.
  public var description: String { String(describing: base) }
  /// The type's name around the debug description of the value.
  public var debugDescription: String { "AnyHashableSendable(\(String(reflecting: base)))" }
  /// A mirror with the value as its only child.
  public var customMirror: Mirror { Mirror(self, children: ["value": base]) }
}

extension AnyHashableSendable: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral
{
  /// Wraps an integer literal as `Int`.
  public init(integerLiteral value: Int) { self.init(value) }
  /// Wraps a string literal as `String`.
  public init(stringLiteral value: String) { self.init(value) }
  /// Wraps a Boolean literal as `Bool`.
  public init(booleanLiteral value: Bool) { self.init(value) }
  /// Wraps a floating-point literal as `Double`.
  public init(floatLiteral value: Double) { self.init(value) }
}
