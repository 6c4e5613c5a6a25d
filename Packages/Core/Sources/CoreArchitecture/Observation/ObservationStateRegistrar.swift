/// What `@ObservableState` puts into a struct: its identity and its observers.
///
/// Copies share the observers. Equality and hashing ignore it, so that state stays comparable by
/// its fields alone.
public struct ObservationStateRegistrar: Sendable {
  public private(set) var id = ObservableStateID()
  let extent = ObservationExtent()

  public init() {}

  public func access(_ property: UInt64) {
    extent.access(property)
  }

  @usableFromInline
  var isObserved: Bool { extent.isObserved }

  @usableFromInline
  func notify(_ property: UInt64) {
    extent.notify(property)
  }

  public mutating func _$willModify() {
    id.location = ObservableStateID.next()
  }
}

extension ObservationStateRegistrar {
  @inlinable
  public func mutate<Value>(_ property: UInt64, _ value: inout Value, _ newValue: Value) {
    if isObserved, !_isSame(value, newValue) { notify(property) }
    value = newValue
  }

  @inlinable
  public func mutate<Value: Equatable>(
    _ property: UInt64, _ value: inout Value, _ newValue: Value
  ) {
    if isObserved, value != newValue { notify(property) }
    value = newValue
  }

  @inlinable
  public func mutate<Value: ObservationIdentified>(
    _ property: UInt64, _ value: inout Value, _ newValue: Value
  ) {
    if isObserved, value._$id != newValue._$id { notify(property) }
    value = newValue
  }

  @inlinable
  public func mutate<Value: ObservationIdentified & Equatable>(
    _ property: UInt64, _ value: inout Value, _ newValue: Value
  ) {
    if isObserved, value._$id != newValue._$id { notify(property) }
    value = newValue
  }

  /// Whether two values whose static type says nothing are one to observers.
  @usableFromInline
  func _isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    if let lhs = lhs as? any ObservationIdentified, let rhs = rhs as? any ObservationIdentified {
      return lhs._$id == rhs._$id
    }
    return false
  }
}

/// Stands for a value that is not compared after a change in place: observers are always told.
@frozen
public struct ObservationUncompared: Sendable {
  @inlinable
  init() {}
}

extension ObservationStateRegistrar {
  @inlinable
  public func willModify<Value>(_ property: UInt64, _ value: inout Value) -> ObservationUncompared {
    ObservationUncompared()
  }

  @inlinable
  public func willModify<Value: Equatable & BitwiseCopyable>(
    _ property: UInt64, _ value: inout Value
  ) -> Value {
    value
  }

  @inlinable
  public func willModify<Value: ObservationIdentified>(
    _ property: UInt64, _ value: inout Value
  ) -> ObservableStateID {
    value._$willModify()
    return value._$id
  }

  @inlinable
  public func willModify<Value: ObservationIdentified & Equatable & BitwiseCopyable>(
    _ property: UInt64, _ value: inout Value
  ) -> ObservableStateID {
    value._$willModify()
    return value._$id
  }

  /// Elements that are observed by themselves: an array of them is another to observers only if
  /// other elements are in it.
  @inlinable
  public func willModify<Element: ObservationIdentified>(
    _ property: UInt64, _ value: inout [Element]
  ) -> ObservedElements? {
    isObserved ? ObservedElements(&value) : nil
  }

  @inlinable
  public func didModify<Element: ObservationIdentified>(
    _ property: UInt64, _ value: inout [Element], _ before: ObservedElements?
  ) {
    if isObserved, before == nil || ObservedElements(&value) != before { notify(property) }
  }

  @inlinable
  public func didModify<Value>(
    _ property: UInt64, _ value: inout Value, _ before: ObservationUncompared
  ) {
    notify(property)
  }

  @inlinable
  public func didModify<Value: Equatable & BitwiseCopyable>(
    _ property: UInt64, _ value: inout Value, _ before: Value
  ) {
    if isObserved, value != before { notify(property) }
  }

  @inlinable
  public func didModify<Value: ObservationIdentified>(
    _ property: UInt64, _ value: inout Value, _ before: ObservableStateID
  ) {
    if isObserved, value._$id != before { notify(property) }
  }
}

extension ObservationStateRegistrar: Hashable, Codable {
  public static func == (_: Self, _: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
}
