/// Computes the identity of values that store none themselves: enums and optionals.
///
/// What identifies the payload of an enum's case is found once, in the first value of the case. Used
/// on one actor only, as what it belongs to is.
@usableFromInline
final class ComputedIdentity<Value> {
  private let tag: CaseTag<Value>?
  private let cases = CaseTable<IdentityInCase>()
  private let askToRenew: (UnsafeMutablePointer<Value>) -> Void
  private let ask: (UnsafeMutablePointer<Value>) -> ObservableStateID

  init<Subject: ObservationIdentified>(_: Subject.Type) {
    tag = CaseTag()
    askToRenew = { pointer in
      pointer.withMemoryRebound(to: Subject.self, capacity: 1) { $0.pointee._$willModify() }
    }
    ask = { pointer in
      pointer.withMemoryRebound(to: Subject.self, capacity: 1) { $0.pointee._$id }
    }
  }

  /// Prepares the value for a change and returns its identity before that.
  @usableFromInline
  func willModify(_ value: UnsafeMutablePointer<Value>) -> ObservableStateID {
    guard let found = identity(in: value) else {
      askToRenew(value)
      return ask(value)
    }
    return found._withUnsafeGuaranteedRef {
      $0.renew(value)
      return $0.id(of: value)
    }
  }

  @usableFromInline
  func id(_ value: UnsafeMutablePointer<Value>) -> ObservableStateID {
    identity(in: value)?._withUnsafeGuaranteedRef { $0.id(of: value) } ?? ask(value)
  }

  /// Nil if the payload has none that can be reached where it is.
  private func identity(
    in value: UnsafeMutablePointer<Value>
  ) -> Unmanaged<IdentityInCase>? {
    guard let tag else { return nil }
    let number = tag(at: value)
    let found =
      cases[number] ?? cases.insert(IdentityInCase(of: value.pointee, ask(value)), at: number)
    return found._withUnsafeGuaranteedRef { $0.offset } < 0 ? nil : found
  }
}
