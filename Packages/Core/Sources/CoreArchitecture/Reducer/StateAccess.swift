/// The way from a parent's state to a child's, resolved once.
///
/// Stored properties are changed in place at their offset, also behind `@ObservableState`'s
/// accessors, whose observers are then told exactly as the accessors would; all else goes through
/// the key path, which reads, changes and writes back.
@frozen
@usableFromInline
struct StateAccess<Root, Value> {
  @usableFromInline let path: StatePath
  /// Where the value is stored, or -1 if only the key path knows.
  @usableFromInline let offset: Int
  /// Where the root's observers are, or -1 if the property is not observed.
  @usableFromInline let registrarOffset: Int
  @usableFromInline let property: UInt64
  @usableFromInline let identity: IdentityProbe<Value>?
  @usableFromInline let keyPath: KeyPath<Root, Value>

  @inlinable
  init(_ keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    path = StatePath(keyPath)
    if let place = StatePlace(of: keyPath) {
      offset = place.offset
      registrarOffset = place.registrarOffset
      property = place.property
      identity = IdentityProbe(Value.self)
    } else {
      offset = MemoryLayout<Root>.offset(of: keyPath) ?? -1
      registrarOffset = -1
      property = 0
      identity = nil
    }
  }

  /// Reads without copying where the value is stored. Registers the read with observation.
  @inlinable
  func read<Result>(_ root: Root, _ body: (Value) -> Result) -> Result {
    guard offset >= 0 else { return body(root[keyPath: keyPath]) }
    return withUnsafePointer(to: root) { root in
      if registrarOffset >= 0 {
        (UnsafeRawPointer(root) + registrarOffset)
          .assumingMemoryBound(to: ObservationStateRegistrar.self)
          .pointee.access(property)
      }
      return body(
        (UnsafeRawPointer(root) + offset).assumingMemoryBound(to: Value.self).pointee)
    }
  }

  /// Changes the value in place and tells observers of the property if it became another value.
  @inlinable
  func modify<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result {
    guard offset >= 0 else { return modifyByKeyPath(&root, body) }
    return withUnsafeMutablePointer(to: &root) { root in
      let value = (UnsafeMutableRawPointer(root) + offset).assumingMemoryBound(to: Value.self)
      guard registrarOffset >= 0 else { return body(&value.pointee) }
      let before = identity?.willModify(value)
      let result = body(&value.pointee)
      let registrar = (UnsafeRawPointer(root) + registrarOffset)
        .assumingMemoryBound(to: ObservationStateRegistrar.self)
      if registrar.pointee.isObserved, before == nil || identity?.id(value) != before {
        registrar.pointee.notify(property)
      }
      return result
    }
  }

  @usableFromInline
  func modifyByKeyPath<Result>(
    _ root: inout Root, _ body: (inout Value) -> Result
  ) -> Result {
    if let writable = keyPath as? WritableKeyPath<Root, Value> {
      return body(&root[keyPath: writable])
    }
    var value = root[keyPath: keyPath]
    return body(&value)
  }
}

/// Where an observed property is stored, and where its observers are.
@usableFromInline
struct StatePlace<Root, Value> {
  @usableFromInline let offset: Int
  @usableFromInline let registrarOffset: Int
  @usableFromInline let property: UInt64

  @usableFromInline
  init?(of keyPath: KeyPath<Root, Value>) {
    func open<Observable: ObservableState>(_: Observable.Type) -> ObservationStorage<Root>? {
      guard let keyPath = keyPath as? PartialKeyPath<Observable> else { return nil }
      return Observable._$storage(for: keyPath) as? ObservationStorage<Root>
    }
    guard let type = Root.self as? any ObservableState.Type,
      let storage = open(type),
      let stored = storage.keyPath as? KeyPath<Root, Value>,
      let offset = MemoryLayout<Root>.offset(of: stored),
      let registrarOffset = CoreArchitecture.registrarOffset(in: Root.self)
    else { return nil }
    self.offset = offset
    self.registrarOffset = registrarOffset
    property = storage.property
  }
}
