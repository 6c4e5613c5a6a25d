public import CoreCasePaths

/// Runs a child that is presented, until it is dismissed.
@usableFromInline
final class PresentationLogic<State, Action, ChildState, ChildAction> {
  @usableFromInline typealias Parts = Composition<
    State, Action, StateAccess<State, PresentationState<ChildState>>, ChildState, ChildAction,
    PresentationAction<ChildAction>
  >

  @usableFromInline let parts: Parts
  @usableFromInline let child: PresentedReducer<ChildState, ChildAction>

  @inlinable
  init(_ parts: Parts) {
    self.parts = parts
    child = PresentedReducer(parts.child, isObservable: parts.state.isObservable)
  }

  @inlinable
  var node: ReducerNode<State, Action> {
    parts.node(
      running: { [self] state, action, parent in
        reduce(into: &state, action: action, parent)
      },
      watching: { [self] state in ending(nil, in: &state) })
  }

  @inlinable
  func reduce(into state: inout State, action: Action, _ parent: Parts.Parent) -> Effect<Action> {
    guard let presentationAction = parts.action.extract(from: action) else {
      return parent(&state, action).merge(with: ending(nil, in: &state))
    }
    guard parts.state.peek(&state, { $0.pointee.box != nil }) else {
      AbsentChild.presentation.report(action: action, state: state, at: parts.location)
      return parent(&state, action).merge(with: ending(nil, in: &state))
    }
    switch presentationAction {
    case .dismiss:
      let presented = id(in: &state)
      let effect = parent(&state, action)
      end(presented, in: &state)
      return effect.merge(with: ending(nil, in: &state))
    case .presented(let childAction):
      if let ephemeralAction = ephemeralAction(in: &state) {
        return reduceEphemeral(into: &state, action, childAction, ephemeralAction, parent)
      }
      var started: PresentationID?
      let effect = reduceChild(into: &state, action: childAction, path: parts.state.path, &started)
        .merge(with: parent(&state, action))
      return effect.merge(with: ending(started, in: &state))
    }
  }

  /// Runs a child that ends with an action of a type.
  ///
  /// Its effects are at a path of their own, so that those of its last action outlive it.
  @inlinable
  func reduceEphemeral(
    into state: inout State, _ action: Action, _ childAction: ChildAction,
    _ ephemeralAction: Any.Type, _ parent: Parts.Parent
  ) -> Effect<Action> {
    let presented = id(in: &state)
    let path = parts.state.path.appending(.ephemeral)
    var started: PresentationID?
    let effect = reduceChild(into: &state, action: childAction, path: path, &started)
      .merge(with: parent(&state, action))
    if isAction(childAction, of: ephemeralAction) { end(presented, in: &state) }
    return effect.merge(with: ending(nil, in: &state))
  }

  @inlinable
  func ephemeralAction(in state: inout State) -> Any.Type? {
    if child.identity.isLasting { return nil }
    return parts.state.peek(&state) {
      $0.pointee.peek { child.identity.ephemeralAction(at: $0) } ?? nil
    }
  }

  @inlinable
  func id(in state: inout State) -> PresentationID? {
    parts.state.peek(&state) { $0.pointee.peek { child.identity(at: $0) } }
  }

  /// Runs the child; `started` becomes its identity if it returns an effect.
  @inlinable
  func reduceChild(
    into state: inout State, action: ChildAction, path: StatePath,
    _ started: inout PresentationID?
  ) -> Effect<Action> {
    var id: PresentationID?
    let depth = PresentationDepth.enter()
    let effect = parts.state.modify(&state) { presentation, isReplaced in
      presentation.modifyIfPresent {
        child.reduce(into: &$0, action: action, at: path, &isReplaced, &id)
      }
    }
    depth.leave()
    guard let node = effect?.node, let id else { return .none }
    started = id
    let action = parts.action
    return Effect(node: MapNode(node) { action.embed(.presented($0)) })
      .ofChild(ChildKey(path: path, id: AnyHashable(id)), dismissal: action.embed(.dismiss))
  }

  /// Ends the presentation unless the parent has already presented something else in its place.
  @inlinable
  func end(_ presented: PresentationID?, in state: inout State) {
    guard id(in: &state) == presented else { return }
    parts.state.modify(&state) { $0.wrappedValue = nil }
  }

  /// Cancels the effects of a child that is no longer presented.
  @inlinable
  func ending(_ started: PresentationID?, in state: inout State) -> Effect<Action> {
    .endingChild(at: parts.state.path, started: started) { id(in: &state) }
  }
}
