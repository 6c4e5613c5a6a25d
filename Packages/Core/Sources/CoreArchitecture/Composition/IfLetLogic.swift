public import CoreCasePaths

/// Runs a child on optional state while it is there.
@usableFromInline
final class IfLetLogic<State, Action, ChildState, ChildAction> {
  @usableFromInline typealias Parts = Composition<
    State, Action, StateAccess<State, ChildState?>, ChildState, ChildAction, ChildAction
  >

  @usableFromInline let parts: Parts
  @usableFromInline let identity = PresentationIdentity<ChildState>()
  @usableFromInline let isEphemeral = ChildState.self is any _EphemeralState.Type

  @inlinable
  init(_ parts: Parts) {
    self.parts = parts
  }

  @inlinable
  var node: ReducerNode<State, Action> {
    ReducerNode { [self] state, action in
      var started: PresentationID?
      let childEffect = reduceChild(into: &state, action: action, &started)
      let effect = childEffect.merge(with: parts.parent.run(&state, action))
      return effect.merge(
        with: .endingChild(at: parts.state.path, started: started) { id(in: state) })
    }
  }

  @inlinable
  func reduceChild(
    into state: inout State, action: Action, _ started: inout PresentationID?
  ) -> Effect<Action> {
    guard let childAction = parts.action.extract(from: action) else { return .none }
    guard let before = id(in: state) else {
      AbsentChild.ifLet.report(action: action, state: state, at: parts.location)
      return .none
    }
    let step = ReducerPosition.enter(child: key(before))
    defer { step.leave() }
    let effect = parts.state.modify(&state) { childState in
      defer { if isEphemeral { childState = nil } }
      return childState.modifyIfPresent { parts.child.reduce(into: &$0, action: childAction) }
    }
    guard let effect, effect.node != nil else { return .none }
    if !isEphemeral { started = before }
    return effect.embedded(by: parts.action, at: .identity).ofChild(key(before))
  }

  @inlinable
  func id(in state: State) -> PresentationID? {
    parts.state.read(state) { $0.map { identity($0) } }
  }

  @inlinable
  func key(_ id: PresentationID) -> ChildKey {
    ChildKey(
      path: isEphemeral ? parts.state.path.appending(.ephemeral) : parts.state.path,
      id: AnyHashable(id))
  }
}
