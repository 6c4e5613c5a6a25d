/// Asks a value for its identity when only its run-time type says that it has one.
@frozen
@usableFromInline
struct IdentityProbe<Value> {
  @usableFromInline let willModify: (UnsafeMutablePointer<Value>) -> ObservableStateID
  @usableFromInline let id: (UnsafeMutablePointer<Value>) -> ObservableStateID

  @usableFromInline
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
