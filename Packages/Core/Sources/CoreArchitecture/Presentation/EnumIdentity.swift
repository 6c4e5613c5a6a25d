/// Reads the identity of an observable enum at an address.
///
/// It is made in code that is compiled with the enum, and so need not copy the enum.
public struct _EnumIdentity<Root> {
  @usableFromInline let willModify: (UnsafeMutablePointer<Root>) -> ObservableStateID
  @usableFromInline let id: (UnsafeMutablePointer<Root>) -> ObservableStateID

  @inlinable
  init() where Root: ObservationIdentified {
    willModify = { state in
      state.pointee._$willModify()
      return state.pointee._$id
    }
    id = { $0.pointee._$id }
  }

  /// Returns nil for a type of which no macro tells.
  @usableFromInline
  static func find() -> Self? {
    func open<Enum: _CaseIdentified>(_: Enum.Type) -> Self? { Enum._enumIdentity as? Self }
    return (Root.self as? any _CaseIdentified.Type).flatMap { open($0) }
  }
}
