/// The access from a parent's state to a child's, resolved once.
///
/// A stored property is changed in place at its offset, also behind the accessors of
/// `@ObservableState`; its observers are told as the accessors would tell them. Anything else goes
/// through the key path, which reads, changes and writes back.
@frozen
@usableFromInline
struct StateAccess<Root, Value> {
  @usableFromInline let path: StatePath
  /// Offset of the value in bytes, or -1 if only the key path can reach it.
  @usableFromInline let offset: Int
  /// Offset of the root's registrar in bytes, or -1 if the property is not observed.
  @usableFromInline let registrarOffset: Int
  @usableFromInline let property: UInt64
  @usableFromInline let identity: ObservableIdentity<Value>?
  @usableFromInline let keyPath: KeyPath<Root, Value>

  @inlinable
  init(_ keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    path = StatePath(keyPath)
    if let offsets = StateOffsets(of: keyPath) {
      offset = offsets.offset
      registrarOffset = offsets.registrarOffset
      property = offsets.property
      identity = ObservableIdentity(Value.self)
    } else {
      offset = MemoryLayout<Root>.offset(of: keyPath) ?? -1
      registrarOffset = -1
      property = 0
      identity = nil
    }
  }

  /// Reads the value and registers the read with observation.
  ///
  /// A stored property is read without a copy.
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

  /// Looks at the value where it is stored, without a copy and unseen by observation.
  @inlinable
  func peek<Result>(_ root: inout Root, _ body: (UnsafePointer<Value>) -> Result) -> Result {
    guard offset >= 0 else { return withUnsafePointer(to: root[keyPath: keyPath], body) }
    return withUnsafeMutablePointer(to: &root) { root in
      body((UnsafeRawPointer(root) + offset).assumingMemoryBound(to: Value.self))
    }
  }

  /// Looks at the value of the root at an address.
  @inlinable
  func peek<Result>(
    at root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> Result
  ) -> Result {
    guard offset >= 0 else { return withUnsafePointer(to: root.pointee[keyPath: keyPath], body) }
    return body((UnsafeRawPointer(root) + offset).assumingMemoryBound(to: Value.self))
  }

  /// Changes the value in place.
  ///
  /// Observers of the property are told if its value was replaced by another.
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

  /// Whether observers of the property are told when its value is replaced.
  @inlinable
  var isObservable: Bool { registrarOffset >= 0 }

  /// Changes the value in place, for an operator that knows best whether it was replaced.
  ///
  /// Observers of the property are told if `body` sets its second parameter.
  @inlinable
  func modify<Result>(
    _ root: inout Root, _ body: (_ value: inout Value, _ isReplaced: inout Bool) -> Result
  ) -> Result {
    var isReplaced = false
    guard offset >= 0 else { return modifyByKeyPath(&root) { body(&$0, &isReplaced) } }
    return withUnsafeMutablePointer(to: &root) { root in
      let value = (UnsafeMutableRawPointer(root) + offset).assumingMemoryBound(to: Value.self)
      let result = body(&value.pointee, &isReplaced)
      if isReplaced, registrarOffset >= 0 {
        let registrar = (UnsafeRawPointer(root) + registrarOffset)
          .assumingMemoryBound(to: ObservationStateRegistrar.self)
        if registrar.pointee.isObserved { registrar.pointee.notify(property) }
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

/// Offsets of an observed property and of the registrar with its observers.
@usableFromInline
struct StateOffsets<Root, Value> {
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

extension UnsafePointer {
  /// The address of an optional's wrapped value, which is the optional's own; nil if there is none.
  @inlinable
  func wrapped<Wrapped>() -> UnsafePointer<Wrapped>? where Pointee == Wrapped? {
    pointee == nil ? nil : UnsafeRawPointer(self).assumingMemoryBound(to: Wrapped.self)
  }
}

extension Optional {
  /// Changes the wrapped value in place; returns nil if there is none.
  @inlinable
  mutating func modifyIfPresent<Result>(_ body: (inout Wrapped) -> Result) -> Result? {
    guard self != nil else { return nil }
    return body(&self!)
  }
}
