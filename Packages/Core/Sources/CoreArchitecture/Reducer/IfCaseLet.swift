public import CoreCasePaths

extension Reducer {
  /// Runs a child reducer on the payload of a case while the state is in it.
  ///
  /// The child runs before the parent. When the state leaves the case, the child's effects are
  /// cancelled. An action for a case the state is not in is reported.
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

private struct IfCaseLetReducer<Parent: Reducer, Child: Reducer>: NodeReducer {
  typealias State = Parent.State
  typealias Action = Parent.Action

  let parent: Parent
  let child: Child
  let state: AnyCasePath<Parent.State, Child.State>
  let path: StatePath
  let action: AnyCasePath<Parent.Action, Child.Action>
  let place: SourcePlace

  func _makeNode() -> ReducerNode<Parent.State, Parent.Action> {
    IfCaseLetNode(
      parent: parent._makeNode(), child: LazyNode(child), state: state, path: path,
      action: action, place: place)
  }
}

private final class IfCaseLetNode<State, Action, Child: Reducer>: ReducerNode<State, Action> {
  let parent: ReducerNode<State, Action>
  let child: LazyNode<Child>
  let state: AnyCasePath<State, Child.State>
  let path: StatePath
  let action: AnyCasePath<Action, Child.Action>
  let place: SourcePlace
  let identity = PresentationIdentity<Child.State>()

  init(
    parent: ReducerNode<State, Action>, child: LazyNode<Child>,
    state: AnyCasePath<State, Child.State>, path: StatePath,
    action: AnyCasePath<Action, Child.Action>, place: SourcePlace
  ) {
    self.parent = parent
    self.child = child
    self.state = state
    self.path = path
    self.action = action
    self.place = place
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let childEffect = reduceChild(into: &state, action: action)
    let before = id(in: state)
    let effect = childEffect.merge(with: parent.reduce(into: &state, action: action))
    guard let before, before != id(in: state) else { return effect }
    return effect.merge(with: .cancelChild(key(before)))
  }

  private func reduceChild(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = self.action.extract(from: action) else { return .none }
    var key: ScopeKey?
    let effect = self.state.update(&state) { childState in
      key = self.key(identity(childState))
      return child.reduce(into: &childState, action: childAction)
    }
    guard let effect, let key else {
      AbsentChild.ifCaseLet.report(action: action, state: state, at: place)
      return .none
    }
    return effect.embedded(by: self.action, at: .identity).scoped(key)
  }

  private func id(in state: State) -> PresentationID? {
    self.state.extract(from: state).map { identity($0) }
  }

  private func key(_ id: PresentationID) -> ScopeKey {
    ScopeKey(path: path, id: AnyHashable(id))
  }
}
