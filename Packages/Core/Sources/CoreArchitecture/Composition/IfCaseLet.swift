public import CoreCasePaths

extension Reducer {
  /// Runs a child reducer on the payload of a case while the state is in that case.
  ///
  /// The child runs before the parent. When the state leaves the case, the child's effects are
  /// cancelled. An action for a case that the state is not in is reported.
  @inlinable
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where CaseState == Case.State, CaseAction == Case.Action {
    IfCaseLetReducer(
      parent: self, child: `case`(), state: AnyCasePath(toCaseState),
      path: StatePath(toCaseState),
      action: AnyCasePath(toCaseAction),
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

@usableFromInline
struct IfCaseLetReducer<Parent: Reducer, Child: Reducer>: NodeReducer {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action

  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let state: AnyCasePath<Parent.State, Child.State>
  @usableFromInline let path: StatePath
  @usableFromInline let action: AnyCasePath<Parent.Action, Child.Action>
  @usableFromInline let place: SourcePlace

  @inlinable
  init(
    parent: Parent, child: Child, state: AnyCasePath<Parent.State, Child.State>,
    path: StatePath, action: AnyCasePath<Parent.Action, Child.Action>, place: SourcePlace
  ) {
    self.parent = parent
    self.child = child
    self.state = state
    self.path = path
    self.action = action
    self.place = place
  }

  @inlinable
  func _makeNode() -> ReducerNode<Parent.State, Parent.Action> {
    let parent = parent._makeNode()
    let logic = IfCaseLetLogic(
      child: LazyNode(child), state: state, path: path, action: action, place: place)
    return ReducerNode { state, action in
      var started: PresentationID?
      let childEffect = logic.reduceChild(into: &state, action: action, &started)
      let effect = childEffect.merge(with: parent.run(&state, action))
      return effect.merge(
        with: .endingChild(at: logic.path, started: started) { logic.id(in: state) })
    }
  }
}

@usableFromInline
struct IfCaseLetLogic<State, Action, ChildState, ChildAction> {
  @usableFromInline let child: LazyNode<ChildState, ChildAction>
  @usableFromInline let state: AnyCasePath<State, ChildState>
  @usableFromInline let path: StatePath
  @usableFromInline let action: AnyCasePath<Action, ChildAction>
  @usableFromInline let place: SourcePlace
  @usableFromInline let identity = PresentationIdentity<ChildState>()

  @inlinable
  init(
    child: LazyNode<ChildState, ChildAction>, state: AnyCasePath<State, ChildState>,
    path: StatePath, action: AnyCasePath<Action, ChildAction>, place: SourcePlace
  ) {
    self.child = child
    self.state = state
    self.path = path
    self.action = action
    self.place = place
  }

  @inlinable
  func reduceChild(
    into state: inout State, action: Action, _ started: inout PresentationID?
  ) -> Effect<Action> {
    guard let childAction = self.action.extract(from: action) else { return .none }
    var before: PresentationID?
    let effect = self.state.update(&state) { childState in
      let id = identity(childState)
      before = id
      let step = ScopeWalk.enter(child: key(id))
      defer { step.leave() }
      return child.reduce(into: &childState, action: childAction)
    }
    guard let effect, let before else {
      AbsentChild.ifCaseLet.report(action: action, state: state, at: place)
      return .none
    }
    guard effect.node != nil else { return .none }
    started = before
    return effect.embedded(by: self.action, at: .identity).scoped(key(before))
  }

  @inlinable
  func id(in state: State) -> PresentationID? {
    self.state.extract(from: state).map { identity($0) }
  }

  @inlinable
  func key(_ id: PresentationID) -> ScopeKey {
    ScopeKey(path: path, id: AnyHashable(id))
  }
}
