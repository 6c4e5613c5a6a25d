/// Reads the observation identity of a value.
///
/// That a type has one may be known at run time only; the initializer fails for one that has none.
@frozen
@usableFromInline
struct ObservableIdentity<Value> {
  /// Offset of a struct's registrar in bytes, or -1 for types that have to be asked.
  @usableFromInline let offset: Int
  @usableFromInline let asked: ComputedIdentity<Value>?

  @usableFromInline
  init?(_: Value.Type) {
    guard let type = Value.self as? any ObservationIdentified.Type else { return nil }
    if let place = registrarOffset(in: Value.self) {
      (offset, asked) = (place, nil)
    } else {
      (offset, asked) = (-1, ComputedIdentity(type))
    }
  }

  /// Prepares the value for a change and returns its identity before that.
  @inlinable
  func willModify(_ value: UnsafeMutablePointer<Value>) -> ObservableStateID {
    guard offset >= 0 else { return asked!.willModify(value) }
    let registrar = registrar(value)
    registrar.pointee._$willModify()
    return registrar.pointee.id
  }

  @inlinable
  func id(_ value: UnsafeMutablePointer<Value>) -> ObservableStateID {
    offset >= 0 ? registrar(value).pointee.id : asked!.id(value)
  }

  @inlinable
  func registrar(
    _ value: UnsafeMutablePointer<Value>
  ) -> UnsafeMutablePointer<ObservationStateRegistrar> {
    (UnsafeMutableRawPointer(value) + offset)
      .assumingMemoryBound(to: ObservationStateRegistrar.self)
  }
}

/// Returns the offset in bytes of an observable struct's registrar, or nil for other types.
func registrarOffset<Root>(in _: Root.Type) -> Int? {
  func open<Observable: ObservableState>(_: Observable.Type) -> Int? {
    Observable._$registrar.flatMap { MemoryLayout<Observable>.offset(of: $0) }
  }
  return (Root.self as? any ObservableState.Type).flatMap { open($0) }
}
