internal import Synchronization

/// The identity of an observable value.
///
/// To observers, values with equal ids are one value, even if their fields differ, because the
/// fields have observers of their own.
@frozen
public struct ObservableStateID: Hashable, Sendable {
  @usableFromInline var location: UInt64
  @usableFromInline var tag: UInt64

  @inlinable
  init(location: UInt64, tag: UInt64) {
    self.location = location
    self.tag = tag
  }

  /// Makes an id that equals no other.
  public init() {
    self.init(location: Self.next(), tag: 0)
  }

  /// The id of anything without an observable value, such as an enum case without a payload.
  public static let _$inert = Self(location: 0, tag: 0)

  /// Returns the id combined with the number of an enum case, so that cases have different ids.
  @inlinable
  public func _$tag(_ tag: Int) -> Self {
    Self(
      location: location,
      tag: self.tag &* 0x0000_0100_0000_01B3 ^ UInt64(truncatingIfNeeded: tag &+ 1))
  }

  /// Returns a number that no earlier call in this process returned.
  public static func next() -> UInt64 {
    counter.wrappingAdd(1, ordering: .relaxed).newValue
  }

  private static let counter = Atomic<UInt64>(0)

  /// Returns the id of a value, or a new one if the value is not observable.
  public static func _$id<Value>(for value: Value) -> Self {
    (value as? any ObservationIdentified)?._$id ?? Self()
  }

  /// Returns the id of an observable value.
  @inlinable
  public static func _$id<Value: ObservationIdentified>(for value: Value) -> Self {
    value._$id
  }
}

/// Does nothing: the value is not observable and has no identity to renew.
public func _$willModify<Value>(_ value: inout Value) {}

/// Renews the identity of an observable value before it is changed in place.
@inlinable
public func _$willModify<Value: ObservationIdentified>(_ value: inout Value) {
  value._$willModify()
}

extension Optional: ObservationIdentified where Wrapped: ObservationIdentified {
  /// The identity of the wrapped value; a fixed one for nil.
  public var _$id: ObservableStateID {
    switch self {
    case .some(let wrapped): wrapped._$id._$tag(1)
    case .none: ._$inert._$tag(0)
    }
  }

  /// Renews the identity of the wrapped value before it is changed in place.
  public mutating func _$willModify() {
    self?._$willModify()
  }
}
