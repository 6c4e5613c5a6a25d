/// The identity and the observers of a struct, stored in it by `@ObservableState`.
///
/// Copies share the observers. Equality and hashing ignore it, so that only the fields of a state
/// are compared.
public struct ObservationStateRegistrar: Sendable {
  /// The identity of the value that holds the registrar.
  public private(set) var id = ObservableStateID()
  let observers = ObserverList()

  /// Makes a registrar with a new identity and without observers.
  public init() {}

  /// Registers a read of the property with this number, if reads are being tracked.
  public func access(_ property: UInt64) {
    observers.access(property)
  }

  @usableFromInline
  var isObserved: Bool { observers.isObserved }

  @usableFromInline
  func notify(_ property: UInt64) {
    observers.notify(property)
  }

  /// Renews the identity before the value is changed in place.
  public mutating func _$willModify() {
    id.location = ObservableStateID.next()
  }
}

extension ObservationStateRegistrar {
  /// Sets a property that cannot be compared, and notifies its observers.
  ///
  /// Does not notify if both values turn out at run time to be observable and to have equal ids.
  @inlinable
  public func mutate<Value>(_ property: UInt64, _ value: inout Value, _ newValue: Value) {
    if isObserved, !_isSame(value, newValue) { notify(property) }
    value = newValue
  }

  /// Sets a property, and notifies its observers if the values differ.
  @inlinable
  public func mutate<Value: Equatable>(
    _ property: UInt64, _ value: inout Value, _ newValue: Value
  ) {
    if isObserved, value != newValue { notify(property) }
    value = newValue
  }

  /// Sets a property, and notifies its observers if the identities differ.
  @inlinable
  public func mutate<Value: ObservationIdentified>(
    _ property: UInt64, _ value: inout Value, _ newValue: Value
  ) {
    if isObserved, value._$id != newValue._$id { notify(property) }
    value = newValue
  }

  /// Sets a property, and notifies its observers if the identities differ, even of equal values.
  @inlinable
  public func mutate<Value: ObservationIdentified & Equatable>(
    _ property: UInt64, _ value: inout Value, _ newValue: Value
  ) {
    if isObserved, value._$id != newValue._$id { notify(property) }
    value = newValue
  }

  /// Whether two values of unknown conformance are the same value to observers.
  @usableFromInline
  func _isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    if let lhs = lhs as? any ObservationIdentified, let rhs = rhs as? any ObservationIdentified {
      return lhs._$id == rhs._$id
    }
    return false
  }
}

extension ObservationStateRegistrar {
  /// Begins a change in place of a property that is not compared afterwards.
  @inlinable
  public func willModify<Value>(_ property: UInt64, _ value: inout Value) -> ObservationUncompared {
    ObservationUncompared()
  }

  /// Begins a change in place, and returns the value to compare with afterwards.
  @inlinable
  public func willModify<Value: Equatable & BitwiseCopyable>(
    _ property: UInt64, _ value: inout Value
  ) -> Value {
    value
  }

  /// Begins a change in place: renews the identity and returns it.
  @inlinable
  public func willModify<Value: ObservationIdentified>(
    _ property: UInt64, _ value: inout Value
  ) -> ObservableStateID {
    value._$willModify()
    return value._$id
  }

  /// Begins a change in place of a value that could also be compared: its identity decides.
  @inlinable
  public func willModify<Value: ObservationIdentified & Equatable & BitwiseCopyable>(
    _ property: UInt64, _ value: inout Value
  ) -> ObservableStateID {
    value._$willModify()
    return value._$id
  }

  /// Begins a change in place of an array whose elements have observers of their own.
  ///
  /// Observers of the array are notified only if other elements are in it afterwards.
  @inlinable
  public func willModify<Element: ObservationIdentified>(
    _ property: UInt64, _ value: inout [Element]
  ) -> ObservedElements? {
    isObserved ? ObservedElements(&value) : nil
  }

  /// Ends a change in place of an array; notifies if it holds other elements now.
  @inlinable
  public func didModify<Element: ObservationIdentified>(
    _ property: UInt64, _ value: inout [Element], _ before: ObservedElements?
  ) {
    if isObserved, before == nil || ObservedElements(&value) != before { notify(property) }
  }

  /// Ends a change in place without a comparison; always notifies.
  @inlinable
  public func didModify<Value>(
    _ property: UInt64, _ value: inout Value, _ before: ObservationUncompared
  ) {
    notify(property)
  }

  /// Ends a change in place; notifies if the value differs from the one before.
  @inlinable
  public func didModify<Value: Equatable & BitwiseCopyable>(
    _ property: UInt64, _ value: inout Value, _ before: Value
  ) {
    if isObserved, value != before { notify(property) }
  }

  /// Ends a change in place; notifies if the identity differs from the one before.
  @inlinable
  public func didModify<Value: ObservationIdentified>(
    _ property: UInt64, _ value: inout Value, _ before: ObservableStateID
  ) {
    if isObserved, value._$id != before { notify(property) }
  }
}

extension ObservationStateRegistrar: Hashable, Codable {
  /// Always equal, so that only the fields of a state are compared.
  public static func == (_: Self, _: Self) -> Bool { true }

  /// Hashes nothing, in keeping with equality.
  public func hash(into hasher: inout Hasher) {}

  /// Makes a new registrar; nothing is decoded.
  public init(from decoder: any Decoder) throws { self.init() }

  /// Encodes nothing.
  public func encode(to encoder: any Encoder) throws {}
}

/// The identities of the observable elements in an array, and the address of its memory.
///
/// The address counts because elements restored from an older copy have the same identities but
/// other fields; an array that is changed in place keeps its address. Complexity: O(n), without a
/// copy of any element.
public struct ObservedElements: Equatable, Sendable {
  @usableFromInline let address: Int
  @usableFromInline let identities: UInt64

  @inlinable
  init<Element: ObservationIdentified>(_ array: inout [Element]) {
    // Mutable access gives the array memory of its own if it shares its memory with a copy.
    (address, identities) = array.withUnsafeMutableBufferPointer { elements in
      var identities = UInt64(elements.count)
      for element in elements {
        let id = element._$id
        identities = (identities &* 0x0000_0100_0000_01B3) ^ id.location
        identities = (identities &* 0x0000_0100_0000_01B3) ^ id.tag
      }
      return (Int(bitPattern: elements.baseAddress), identities)
    }
  }
}

/// Marks a change in place after which the values are not compared: observers are always notified.
@frozen
public struct ObservationUncompared: Sendable {
  @inlinable
  init() {}
}
