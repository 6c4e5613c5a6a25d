/// Reads the identity of presented states, and which of them are ephemeral.
///
/// What kind the type is, is found out once, and for an enum once for each case. Used on one actor
/// only, like `LazyNode`.
@usableFromInline
final class PresentationIdentity<State> {
  /// Nil for a type that is no enum.
  @usableFromInline let tag: CaseTag<State>?
  /// What the type tells of all states.
  @usableFromInline let type = PresentedCase<State>.ofType
  /// What has been found out of the cases.
  @usableFromInline let cases = CaseTable<PresentedCase<State>>()
  /// Whether the identity depends on the case.
  @usableFromInline let hasIdentityByCase: Bool
  /// Whether no state is ephemeral, whatever case it is in.
  @usableFromInline let isLasting: Bool

  @usableFromInline
  init() {
    tag = CaseTag()
    hasIdentityByCase = tag != nil && type.keep == nil
    isLasting = tag == nil && type.ephemeralAction == nil
  }

  /// Returns the identity of a state.
  func callAsFunction(_ state: State) -> PresentationID {
    withUnsafePointer(to: state) { self(at: $0) }
  }

  /// Returns the identity of the state at an address.
  @inlinable
  func callAsFunction(at state: UnsafePointer<State>) -> PresentationID {
    keeping(state) { true } ?? PresentationID(tag: 0)
  }

  /// Runs a closure that may change the state at an address.
  ///
  /// Returns the identity that the state had before, if the closure returns that it is needed.
  /// Until then an id is kept as it is, as an `AnyHashable` takes longer to make.
  @inlinable
  func keeping(_ state: UnsafePointer<State>, _ body: () -> Bool) -> PresentationID? {
    var (number, keep) = (0, type.keep)
    if hasIdentityByCase, let tag {
      number = tag(at: state)
      keep = presentedCase(number, state).keep
    }
    if let keep { return keep(state, number, body) }
    return body() ? PresentationID(tag: number) : nil
  }

  /// The type of the actions that end the state at an address, or nil if it is not ephemeral.
  @inlinable
  func ephemeralAction(at state: UnsafePointer<State>) -> Any.Type? {
    guard !isLasting else { return nil }
    guard type.ephemeralAction == nil, let tag else { return type.ephemeralAction }
    let presented = presentedCase(tag(at: state), state)
    guard presented.isReflected else { return presented.ephemeralAction }
    return PresentedCase.reflectedEphemeralAction(at: state)
  }

  @inlinable
  func presentedCase(_ number: Int, _ state: UnsafePointer<State>) -> PresentedCase<State> {
    cases[number]?.takeUnretainedValue() ?? findCase(number, state)
  }

  @usableFromInline
  func findCase(_ number: Int, _ state: UnsafePointer<State>) -> PresentedCase<State> {
    let found = PresentedCase.find(of: state.pointee)
    cases.insert(found, at: number)
    return found
  }
}
