public import CoreCasePaths

/// Runs a child on optional state while it is there.
@usableFromInline
final class IfLetLogic<State, Action, ChildState, ChildAction> {
  @usableFromInline typealias Parts = Composition<
    State, Action, StateAccess<State, ChildState?>, ChildState, ChildAction, ChildAction
  >

  @usableFromInline let parts: Parts
  @usableFromInline let child: PresentedReducer<ChildState, ChildAction>
  @usableFromInline let isEphemeral: Bool
  /// The place of the child's effects.
  @usableFromInline let path: StatePath

  @inlinable
  init(_ parts: Parts) {
    self.parts = parts
    child = PresentedReducer(parts.child, isObservable: parts.state.isObservable)
    isEphemeral = ChildState.self is any _EphemeralState.Type
    path = isEphemeral ? parts.state.path.appending(.ephemeral) : parts.state.path
  }

  @inlinable
  var node: ReducerNode<State, Action> {
    parts.node(
      running: { [self] state, action, parent in
        reduceChild(into: &state, action: action).merge(with: parent(&state, action))
      },
      sweep: { [self] state, sweep in
        guard sweep.holds(parts.state.path) else { return }
        parts.state.peek(at: state) { child in
          parts.child.look(at: parts.state.path, child.wrapped(), self.child.identity, &sweep)
        }
      },
      begin: { [self] state, look in
        parts.state.peek(at: state) { begin($0.wrapped(), look) }
      })
  }

  @inlinable
  func begin(_ state: UnsafePointer<ChildState>?, _ look: BeginLook) -> Effect<Action> {
    guard let state,
      let (effect, key) = parts.child.begin(
        state, at: ChildKey(path: path, id: AnyHashable(child.identity(at: state))), look)
    else { return .none }
    return effect.embedded(by: parts.action, at: .identity).ofChild(key)
  }

  @inlinable
  func reduceChild(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = parts.action.extract(from: action) else { return .none }
    guard parts.state.peek(&state, { $0.pointee != nil }) else {
      AbsentChild.ifLet.report(action: action, state: state, at: parts.location)
      return .none
    }
    var id: PresentationID?
    let effect = parts.state.modify(&state) { childState, isReplaced in
      defer { if isEphemeral { (childState, isReplaced) = (nil, true) } }
      return childState.modifyIfPresent {
        child.reduce(into: &$0, action: childAction, at: path, &isReplaced, &id)
      }
    }
    guard let effect, effect.node != nil, let id else { return .none }
    return effect.embedded(by: parts.action, at: .identity)
      .ofChild(ChildKey(path: path, id: AnyHashable(id)))
  }
}
