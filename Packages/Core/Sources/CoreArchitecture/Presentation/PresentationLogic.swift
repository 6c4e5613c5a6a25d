public import CoreCasePaths

@usableFromInline
struct PresentationLogic<State, Action, ChildState, ChildAction> {
  @usableFromInline let parent: ReducerNode<State, Action>
  @usableFromInline let child: LazyNode<ChildState, ChildAction>
  @usableFromInline let state: StateAccess<State, PresentationState<ChildState>>
  @usableFromInline let action: AnyCasePath<Action, PresentationAction<ChildAction>>
  @usableFromInline let place: SourcePlace
  @usableFromInline let identity = PresentationIdentity<ChildState>()
  @usableFromInline let ephemerality = Ephemerality<ChildState>()

  @inlinable
  init(
    parent: ReducerNode<State, Action>, child: LazyNode<ChildState, ChildAction>,
    state: StateAccess<State, PresentationState<ChildState>>,
    action: AnyCasePath<Action, PresentationAction<ChildAction>>, place: SourcePlace
  ) {
    self.parent = parent
    self.child = child
    self.state = state
    self.action = action
    self.place = place
  }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = presentation(in: state)
    switch (before, self.action.extract(from: action)) {
    case (let before?, .dismiss):
      let effect = parent.reduce(into: &state, action: action)
      endPresentation(before, in: &state)
      return effect.merge(with: cancellation(of: before, in: state))

    case (let before?, .presented(let childAction)):
      var effect = reduceChild(into: &state, action: childAction, before)
      effect = effect.merge(with: parent.reduce(into: &state, action: action))
      if let type = before.ephemeralAction, isAction(childAction, of: type) {
        endPresentation(before, in: &state)
      }
      return effect.merge(with: cancellation(of: before, in: state))

    case (nil, .some):
      AbsentChild.presentation.report(action: action, state: state, at: place)
      return parent.reduce(into: &state, action: action)

    case (let before, nil):
      let effect = parent.reduce(into: &state, action: action)
      guard let before else { return effect }
      return effect.merge(with: cancellation(of: before, in: state))
    }
  }

  @usableFromInline
  struct Presentation {
    @usableFromInline let id: PresentationID
    /// The actions by which it ends, if it is ephemeral.
    @usableFromInline let ephemeralAction: Any.Type?

    @inlinable
    init(id: PresentationID, ephemeralAction: Any.Type?) {
      self.id = id
      self.ephemeralAction = ephemeralAction
    }
  }

  @inlinable
  func presentation(in state: State) -> Presentation? {
    self.state.read(state) { presentation in
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
    defer { depth.leave() }
    let effect = self.state.modify(&state) { presentation in
      presentation.modifyIfPresent { child.reduce(into: &$0, action: action) }
    }
    guard let node = effect?.node else { return .none }
    let path = self.action
    return Effect(node: MapNode(node) { path.embed(.presented($0)) })
      .scoped(key(before.id), dismissal: path.embed(.dismiss))
  }

  /// Ends the presentation unless the parent has put another in its place.
  @inlinable
  func endPresentation(_ before: Presentation, in state: inout State) {
    guard presentation(in: state)?.id == before.id else { return }
    self.state.modify(&state) { $0.wrappedValue = nil }
  }

  @inlinable
  func cancellation(of before: Presentation, in state: State) -> Effect<Action> {
    guard before.ephemeralAction == nil, presentation(in: state)?.id != before.id else {
      return .none
    }
    return .cancelChild(key(before.id))
  }

  @inlinable
  func key(_ id: PresentationID) -> ScopeKey {
    ScopeKey(path: state.path, id: AnyHashable(id))
  }
}
