/// Makes the node of a nested reducer when it is first needed, so that recursive features end.
///
/// Used on the store's actor only, so its properties need no exclusivity checks, which would cost
/// as much as the rest.
@usableFromInline
final class LazyNode<State, Action> {
  @exclusivity(unchecked) private var make: (() -> ReducerNode<State, Action>)?
  /// Owned; not counted, as the node stays for as long as this object does.
  @exclusivity(unchecked)
  @usableFromInline var node: Unmanaged<ReducerNode<State, Action>>?

  @inlinable
  convenience init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {
    self.init(make: { reducer._makeNode() })
  }

  @usableFromInline
  init(make: @escaping () -> ReducerNode<State, Action>) {
    self.make = make
  }

  deinit { node?.release() }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    (node ?? makeNode())._withUnsafeGuaranteedRef { $0.run(&state, action) }
  }

  /// Looks for children of the reducer that have gone.
  @inlinable
  func sweep(_ state: UnsafePointer<State>, _ sweep: inout EffectSweep) {
    (node ?? makeNode())._withUnsafeGuaranteedRef { $0.sweep?(state, &sweep) }
  }

  @usableFromInline
  func makeNode() -> Unmanaged<ReducerNode<State, Action>> {
    let made = Unmanaged.passRetained(make!())
    node = made
    make = nil
    return made
  }
}

extension LazyNode {
  /// Notes all single children at a place as gone but the one that is there now, and goes on in
  /// that.
  ///
  /// - Parameters:
  ///   - path: The place.
  ///   - state: The state that is there; nil for none.
  ///   - identity: Tells who a state is.
  ///   - sweep: The look that is under way.
  @inlinable
  func look(
    at path: StatePath, _ state: UnsafePointer<State>?, _ identity: PresentationIdentity<State>,
    _ sweep: inout EffectSweep
  ) {
    let id = state.map { AnyHashable(identity(at: $0)) }
    guard let outer = sweep.enter(at: path, id), let state else { return }
    self.sweep(state, &sweep)
    sweep.leave(to: outer)
  }
}

extension LazyNode {
  /// Begins what has not begun in a child that is a part of its parent.
  @inlinable
  func begin(_ state: UnsafePointer<State>, _ look: BeginLook) -> Effect<Action> {
    (node ?? makeNode())._withUnsafeGuaranteedRef { $0.begin?(state, look) ?? .none }
  }

  /// Begins what has not begun in a child that is there.
  ///
  /// Returns the effect with the child's key; nil without an effect.
  @inlinable
  func begin(
    _ state: UnsafePointer<State>, at key: @autoclosure () -> ChildKey, _ look: BeginLook
  ) -> (effect: Effect<Action>, key: ChildKey)? {
    guard let begin = (node ?? makeNode())._withUnsafeGuaranteedRef({ $0.begin }) else {
      return nil
    }
    let key = key()
    let effect = begin(state, look.entering(child: key))
    return effect.node == nil ? nil : (effect, key)
  }
}
