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
