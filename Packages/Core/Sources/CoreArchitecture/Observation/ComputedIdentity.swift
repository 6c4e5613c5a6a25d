/// Computes the identity of values that store none themselves: enums and optionals.
@usableFromInline
final class ComputedIdentity<Value> {
  @usableFromInline let willModify: (UnsafeMutablePointer<Value>) -> ObservableStateID
  @usableFromInline let id: (UnsafeMutablePointer<Value>) -> ObservableStateID

  init<Subject: ObservationIdentified>(_: Subject.Type) {
    willModify = { pointer in
      pointer.withMemoryRebound(to: Subject.self, capacity: 1) {
        $0.pointee._$willModify()
        return $0.pointee._$id
      }
    }
    id = { pointer in
      pointer.withMemoryRebound(to: Subject.self, capacity: 1) { $0.pointee._$id }
    }
  }
}
