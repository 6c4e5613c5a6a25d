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
    guard hasIdentityByCase, let tag else { return type.keeping(state, 0, body) }
    let number = tag(at: state)
    return presentedCase(number, state)._withUnsafeGuaranteedRef { $0.keeping(state, number, body) }
  }

  /// The type of the actions that end the state at an address, or nil if it is not ephemeral.
  @inlinable
  func ephemeralAction(at state: UnsafePointer<State>) -> Any.Type? {
    guard !isLasting else { return nil }
    guard type.ephemeralAction == nil, let tag else { return type.ephemeralAction }
    return presentedCase(tag(at: state), state)._withUnsafeGuaranteedRef {
      $0.isReflected ? PresentedCase.reflectedEphemeralAction(at: state) : $0.ephemeralAction
    }
  }

  /// What has been found out of a state's case; it is valid for as long as this object is.
  @inlinable
  func presentedCase(
    _ number: Int, _ state: UnsafePointer<State>
  ) -> Unmanaged<PresentedCase<State>> {
    cases[number] ?? cases.insert(findCase(of: state.pointee), at: number)
  }

  @usableFromInline
  func findCase(of state: State) -> PresentedCase<State> { .find(of: state) }
}

/// Identity of a presented feature: its `id`, and the case that an enum is in.
///
/// An object, as most often there is none: to tell that costs little then.
@usableFromInline
final class PresentationID: Hashable {
  @usableFromInline let tag: Int
  @usableFromInline let id: AnyHashable?

  @usableFromInline
  init(tag: Int, id: AnyHashable? = nil) {
    self.tag = tag
    self.id = id
  }

  @usableFromInline
  static func == (lhs: PresentationID, rhs: PresentationID) -> Bool {
    lhs.tag == rhs.tag && lhs.id == rhs.id
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    hasher.combine(id)
  }
}

/// State of a feature without logic of its own, such as an alert: its first action ends it.
public protocol _EphemeralState<Action> {
  /// The actions that end the presentation.
  associatedtype Action

  /// The metatype of `Action`, for code that knows only the protocol.
  static var actionType: Any.Type { get }
}

extension _EphemeralState {
  /// The metatype of the associated type `Action`.
  public static var actionType: Any.Type { Action.self }
}

/// Whether an action, or the payload of its case, is of a type.
@usableFromInline
func isAction(_ action: some Any, of type: Any.Type) -> Bool {
  if Swift.type(of: action) == type { return true }
  guard let payload = Mirror(reflecting: action).children.first?.value else { return false }
  return Swift.type(of: payload) == type
}
