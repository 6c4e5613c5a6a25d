/// The way from a parent's state to a child's, resolved once.
///
/// Stored properties are changed in place at their offset, also behind `@ObservableState`'s
/// accessors, whose observers are then told exactly as the accessors would; all else goes through
/// the key path, which reads, changes and writes back.
struct StateAccess<Root, Value> {
  private enum Route {
    case offset(Int)
    case observed(offset: Int, Observed)
    case keyPath(KeyPath<Root, Value>)
    case writable(WritableKeyPath<Root, Value>)
  }

  private struct Observed {
    let registrarOffset: Int
    let property: UInt64
    let identity: IdentityProbe<Value>?
  }

  let path: StatePath
  private let route: Route

  init(_ keyPath: KeyPath<Root, Value>) {
    path = StatePath(keyPath)
    if let storage = Self.storage(for: keyPath),
      let stored = storage.keyPath as? KeyPath<Root, Value>,
      let offset = MemoryLayout<Root>.offset(of: stored),
      let registrarOffset = MemoryLayout<Root>.offset(of: storage.registrar)
    {
      route = .observed(
        offset: offset,
        Observed(
          registrarOffset: registrarOffset, property: storage.property,
          identity: IdentityProbe(Value.self)))
    } else if let offset = MemoryLayout<Root>.offset(of: keyPath) {
      route = .offset(offset)
    } else if let writable = keyPath as? WritableKeyPath<Root, Value> {
      route = .writable(writable)
    } else {
      route = .keyPath(keyPath)
    }
  }

  private static func storage(for keyPath: KeyPath<Root, Value>) -> ObservationStorage<Root>? {
    func open<Observable: ObservableState>(_: Observable.Type) -> ObservationStorage<Root>? {
      guard let keyPath = keyPath as? PartialKeyPath<Observable> else { return nil }
      return Observable._$storage(for: keyPath) as? ObservationStorage<Root>
    }
    guard let type = Root.self as? any ObservableState.Type else { return nil }
    return open(type)
  }

  /// Reads without copying where the value is stored. Registers the read with observation.
  func read<Result>(_ root: Root, _ body: (Value) -> Result) -> Result {
    switch route {
    case .offset(let offset):
      return withUnsafePointer(to: root) { body(Self.value($0, offset).pointee) }
    case .observed(let offset, let observed):
      return withUnsafePointer(to: root) { root in
        Self.registrar(root, observed.registrarOffset).pointee.access(observed.property)
        return body(Self.value(root, offset).pointee)
      }
    case .keyPath(let keyPath):
      return body(root[keyPath: keyPath])
    case .writable(let keyPath):
      return body(root[keyPath: keyPath])
    }
  }

  /// Changes the value in place and tells observers of the property if it became another value.
  func modify<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result {
    switch route {
    case .offset(let offset):
      return withUnsafeMutablePointer(to: &root) { body(&Self.value($0, offset).pointee) }
    case .observed(let offset, let observed):
      return withUnsafeMutablePointer(to: &root) { root in
        let value = Self.value(root, offset)
        let extent = Self.registrar(root, observed.registrarOffset).pointee.extent
        guard let identity = observed.identity else {
          defer { extent.notify(observed.property) }
          return body(&value.pointee)
        }
        let before = identity.willModify(value)
        defer {
          if extent.isObserved, identity.id(value) != before { extent.notify(observed.property) }
        }
        return body(&value.pointee)
      }
    case .writable(let keyPath):
      return body(&root[keyPath: keyPath])
    case .keyPath(let keyPath):
      var value = root[keyPath: keyPath]
      return body(&value)
    }
  }

  private static func value(_ root: UnsafePointer<Root>, _ offset: Int) -> UnsafePointer<Value> {
    (UnsafeRawPointer(root) + offset).assumingMemoryBound(to: Value.self)
  }

  private static func value(
    _ root: UnsafeMutablePointer<Root>, _ offset: Int
  ) -> UnsafeMutablePointer<Value> {
    (UnsafeMutableRawPointer(root) + offset).assumingMemoryBound(to: Value.self)
  }

  private static func registrar(
    _ root: UnsafePointer<Root>, _ offset: Int
  ) -> UnsafePointer<ObservationStateRegistrar> {
    (UnsafeRawPointer(root) + offset).assumingMemoryBound(to: ObservationStateRegistrar.self)
  }

  private static func registrar(
    _ root: UnsafeMutablePointer<Root>, _ offset: Int
  ) -> UnsafePointer<ObservationStateRegistrar> {
    registrar(UnsafePointer(root), offset)
  }
}

/// Asks a value for its identity when only its run-time type says that it has one.
struct IdentityProbe<Value> {
  let willModify: (UnsafeMutablePointer<Value>) -> ObservableStateID
  let id: (UnsafeMutablePointer<Value>) -> ObservableStateID

  init?(_: Value.Type) {
    guard let type = Value.self as? any ObservationIdentified.Type else { return nil }
    self = Self.make(type)
  }

  private static func make<Identified: ObservationIdentified>(_: Identified.Type) -> Self {
    Self(
      willModify: { pointer in
        pointer.withMemoryRebound(to: Identified.self, capacity: 1) {
          $0.pointee._$willModify()
          return $0.pointee._$id
        }
      },
      id: { pointer in
        pointer.withMemoryRebound(to: Identified.self, capacity: 1) { $0.pointee._$id }
      })
  }

  private init(
    willModify: @escaping (UnsafeMutablePointer<Value>) -> ObservableStateID,
    id: @escaping (UnsafeMutablePointer<Value>) -> ObservableStateID
  ) {
    self.willModify = willModify
    self.id = id
  }
}
