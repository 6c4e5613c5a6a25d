public import CoreCasePaths

extension Reducer {
  /// Runs a child reducer on optional state while it is there.
  ///
  /// The child runs before the parent. When the state becomes nil, or another child by its `id`,
  /// the effects of the child that went are cancelled. An action for absent state is reported.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action {
    IfLetReducer(
      parent: self, child: wrapped(), state: toWrappedState,
      action: AnyCasePath(toWrappedAction),
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the reducer of a `@Reducer` enum on optional state while it is there.
  public func ifLet<WrappedState: CaseReducerState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where WrappedState.StateReducer.Action == WrappedAction {
    ifLet(
      toWrappedState, action: toWrappedAction, then: { WrappedState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private struct IfLetReducer<Parent: Reducer, Child: Reducer>: NodeReducer {
  typealias State = Parent.State
  typealias Action = Parent.Action

  let parent: Parent
  let child: Child
  let state: WritableKeyPath<Parent.State, Child.State?>
  let action: AnyCasePath<Parent.Action, Child.Action>
  let place: SourcePlace

  func _makeNode() -> ReducerNode<Parent.State, Parent.Action> {
    IfLetNode(
      parent: parent._makeNode(), child: LazyNode(child), state: StateAccess(state),
      action: action, place: place)
  }
}

private final class IfLetNode<State, Action, Child: Reducer>: ReducerNode<State, Action> {
  let parent: ReducerNode<State, Action>
  let child: LazyNode<Child>
  let state: StateAccess<State, Child.State?>
  let action: AnyCasePath<Action, Child.Action>
  let place: SourcePlace
  let identity = PresentationIdentity<Child.State>()

  init(
    parent: ReducerNode<State, Action>, child: LazyNode<Child>,
    state: StateAccess<State, Child.State?>, action: AnyCasePath<Action, Child.Action>,
    place: SourcePlace
  ) {
    self.parent = parent
    self.child = child
    self.state = state
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
    let effect = self.state.modify(&state) { childState in
      if let present = childState { key = self.key(identity(present)) }
      return childState.modifyIfPresent { child.reduce(into: &$0, action: childAction) }
    }
    guard let effect, let key else {
      AbsentChild.ifLet.report(action: action, state: state, at: place)
      return .none
    }
    return effect.embedded(by: self.action, at: .identity).scoped(key)
  }

  private func id(in state: State) -> PresentationID? {
    self.state.read(state) { $0.map { identity($0) } }
  }

  private func key(_ id: PresentationID) -> ScopeKey {
    ScopeKey(path: state.path, id: AnyHashable(id))
  }
}

extension Optional {
  /// Changes the wrapped value where it is stored; returns nil if there is none.
  @inline(__always)
  mutating func modifyIfPresent<Result>(_ body: (inout Wrapped) -> Result) -> Result? {
    guard self != nil else { return nil }
    return body(&self!)
  }
}
