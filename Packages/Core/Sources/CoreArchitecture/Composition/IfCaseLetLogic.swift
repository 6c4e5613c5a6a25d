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
        var started: PresentationID?
        let effect = reduceChild(into: &state, action: action, &started)
          .merge(with: parent(&state, action))
        return effect.merge(with: ending(started, in: state))
      },
      watching: { [self] state in ending(nil, in: state) })
  }

  @inlinable
  func reduceChild(
    into state: inout State, action: Action, _ started: inout PresentationID?
  ) -> Effect<Action> {
    guard let childAction = parts.action.extract(from: action) else { return .none }
    var before: PresentationID?
    let effect = parts.state.update(&state) { childState in
      let id = withUnsafePointer(to: &childState) { identity(at: $0) }
      before = id
      let step = ReducerPosition.enter(child: key(id))
      defer { step?.leave() }
      return parts.child.reduce(into: &childState, action: childAction)
    }
    guard let effect, let before else {
      AbsentChild.ifCaseLet.report(action: action, state: state, at: parts.location)
      return .none
    }
    guard effect.node != nil else { return .none }
    started = before
    return effect.embedded(by: parts.action, at: .identity).ofChild(key(before))
  }

  /// Cancels the effects of a child whose case the state has left.
  @inlinable
  func ending(_ started: PresentationID?, in state: State) -> Effect<Action> {
    .endingChild(at: parts.state.path, started: started) {
      parts.state.casePath.extract(from: state).map { childState in
        withUnsafePointer(to: childState) { identity(at: $0) }
      }
    }
  }

  @inlinable
  func key(_ id: PresentationID) -> ChildKey {
    ChildKey(path: parts.state.path, id: AnyHashable(id))
  }
}
