public import CoreCasePaths

/// Runs a child that is presented, until it is dismissed.
@usableFromInline
final class PresentationLogic<State, Action, ChildState, ChildAction> {
  @usableFromInline typealias Parts = Composition<
    State, Action, StateAccess<State, PresentationState<ChildState>>, ChildState, ChildAction,
    PresentationAction<ChildAction>
  >

  @usableFromInline let parts: Parts
  @usableFromInline let identity = PresentationIdentity<ChildState>()
  @usableFromInline let ephemerality = Ephemerality<ChildState>()

  @inlinable
  init(_ parts: Parts) {
    self.parts = parts
  }

  @inlinable
  var node: ReducerNode<State, Action> {
    ReducerNode { [self] state, action in reduce(into: &state, action: action) }
  }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let presentationAction = parts.action.extract(from: action) else {
      return parts.parent.reduce(into: &state, action: action).merge(with: ending(nil, in: state))
    }
    guard let before = presentation(in: state) else {
      AbsentChild.presentation.report(action: action, state: state, at: parts.location)
      return parts.parent.reduce(into: &state, action: action).merge(with: ending(nil, in: state))
    }
    var effect = Effect<Action>.none
    var started: PresentationID?
    var isOver = true
    if case .presented(let childAction) = presentationAction {
      effect = reduceChild(into: &state, action: childAction, before)
      if effect.node != nil, before.ephemeralAction == nil { started = before.id }
      isOver = before.ephemeralAction.map { isAction(childAction, of: $0) } ?? false
    }
    effect = effect.merge(with: parts.parent.reduce(into: &state, action: action))
    if isOver { endPresentation(before, in: &state) }
    return effect.merge(with: ending(started, in: state))
  }

  @usableFromInline
  struct Presentation {
    @usableFromInline let id: PresentationID
    /// The type of the actions that end the presentation, if the state is ephemeral.
    @usableFromInline let ephemeralAction: Any.Type?

    @inlinable
    init(id: PresentationID, ephemeralAction: Any.Type?) {
      self.id = id
      self.ephemeralAction = ephemeralAction
    }
  }

  @inlinable
  func presentation(in state: State) -> Presentation? {
    parts.state.read(state) { presentation in
      presentation.read { childState in
        childState.map {
          Presentation(id: identity($0), ephemeralAction: ephemerality.actionType(of: $0))
        }
      }
    }
  }

  @inlinable
  func reduceChild(
    into state: inout State, action: ChildAction, _ before: Presentation
  ) -> Effect<Action> {
    let depth = PresentationDepth.enter()
    let step = ReducerPosition.enter(child: key(before))
    defer {
      step.leave()
      depth.leave()
    }
    let effect = parts.state.modify(&state) { presentation in
      presentation.modifyIfPresent { parts.child.reduce(into: &$0, action: action) }
    }
    guard let node = effect?.node else { return .none }
    let path = parts.action
    return Effect(node: MapNode(node) { path.embed(.presented($0)) })
      .ofChild(key(before), dismissal: path.embed(.dismiss))
  }

  /// Ends the presentation unless the parent has already presented something else in its place.
  @inlinable
  func endPresentation(_ before: Presentation, in state: inout State) {
    guard presentation(in: state)?.id == before.id else { return }
    parts.state.modify(&state) { $0.wrappedValue = nil }
  }

  /// Cancels the effects of a child that is no longer presented.
  @inlinable
  func ending(_ started: PresentationID?, in state: State) -> Effect<Action> {
    .endingChild(at: parts.state.path, started: started) {
      parts.state.read(state) { $0.read { $0.map { identity($0) } } }
    }
  }

  /// The key of the child's effects.
  ///
  /// That of ephemeral state is at a path of its own, so that the effects of its last action outlive
  /// it.
  @inlinable
  func key(_ presentation: Presentation) -> ChildKey {
    let path = parts.state.path
    return ChildKey(
      path: presentation.ephemeralAction == nil ? path : path.appending(.ephemeral),
      id: AnyHashable(presentation.id))
  }
}
