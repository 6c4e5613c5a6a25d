internal import Synchronization

/// The identity of an observable value: two values with equal ids are the same value to observers,
/// although their fields may differ, because the fields have observers of their own.
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

  /// The id of what holds no observable value, such as an enum case without a payload.
  public static let _$inert = Self(location: 0, tag: 0)

  /// Tells apart values that sit in different cases of an enum.
  @inlinable
  public func _$tag(_ tag: Int) -> Self {
    Self(
      location: location,
      tag: self.tag &* 0x0000_0100_0000_01B3 ^ UInt64(truncatingIfNeeded: tag &+ 1))
  }

  /// A number that no earlier call in this process returned.
  public static func next() -> UInt64 {
    counter.wrappingAdd(1, ordering: .relaxed).newValue
  }

  private static let counter = Atomic<UInt64>(0)

  /// The id of a value; a fresh one if the value cannot be observed.
  public static func _$id<Value>(for value: Value) -> Self {
    (value as? any ObservationIdentified)?._$id ?? Self()
  }

  @inlinable
  public static func _$id<Value: ObservationIdentified>(for value: Value) -> Self {
    value._$id
  }
}

/// A value that observers can tell from another without looking at its fields.
public protocol ObservationIdentified {
  var _$id: ObservableStateID { get }
  /// Called before the value is changed in place, so that copies taken earlier count as others.
  mutating func _$willModify()
}

/// Marks a value that is about to be changed in place.
public func _$willModify<Value>(_ value: inout Value) {}

@inlinable
public func _$willModify<Value: ObservationIdentified>(_ value: inout Value) {
  value._$willModify()
}

extension Optional: ObservationIdentified where Wrapped: ObservationIdentified {
  public var _$id: ObservableStateID {
    switch self {
    case .some(let wrapped): wrapped._$id._$tag(1)
    case .none: ._$inert._$tag(0)
    }
  }

  public mutating func _$willModify() {
    self?._$willModify()
  }
}
