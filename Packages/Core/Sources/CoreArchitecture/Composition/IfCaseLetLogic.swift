public import CoreCasePaths

/// Runs a child on the payload of a case while the state is in it.
@usableFromInline
final class IfCaseLetLogic<State, Action, ChildState, ChildAction> {
  @usableFromInline typealias Parts = Composition<
    State, Action, CaseAccess<State, ChildState>, ChildState, ChildAction, ChildAction
  >

  @usableFromInline let parts: Parts
  @usableFromInline let identity = PresentationIdentity<ChildState>()

  @inlinable
  init(_ parts: Parts) {
    self.parts = parts
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
          parts.child.look(at: parts.state.path, child, identity, &sweep)
        }
      },
      begin: { [self] state, look in
        parts.state.peek(at: state) { begin($0, look) }
      })
  }

  @inlinable
  func begin(_ state: UnsafePointer<ChildState>?, _ look: BeginLook) -> Effect<Action> {
    guard let state,
      let (effect, key) = parts.child.begin(
        state, at: ChildKey(path: parts.state.path, id: AnyHashable(identity(at: state))), look)
    else { return .none }
    return effect.embedded(by: parts.action, at: .identity).ofChild(key)
  }

  @inlinable
  func reduceChild(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = parts.action.extract(from: action) else { return .none }
    let path = parts.state.path
    var id: PresentationID?
    let effect = parts.state.update(&state) { childState in
      parts.child.reduce(into: &childState, action: childAction, identity, at: path, &id)
    }
    guard let effect else {
      AbsentChild.ifCaseLet.report(action: action, state: state, at: parts.location)
      return .none
    }
    guard effect.node != nil, let id else { return .none }
    return effect.embedded(by: parts.action, at: .identity)
      .ofChild(ChildKey(path: path, id: AnyHashable(id)))
  }
}
