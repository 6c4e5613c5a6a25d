public import CoreCasePaths

extension Reducer {
  /// Runs a child reducer on optional state while it is there.
  ///
  /// The child runs before the parent. When the state becomes nil or its `id` changes, the child's
  /// effects are cancelled. An action for absent state is reported.
  @inlinable
  @_disfavoredOverload
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

  /// Holds an alert or a dialog, whose state becomes nil with its first action.
  ///
  /// The action's case may hold the alert's action or a `PresentationAction` of it.
  @inlinable
  @_disfavoredOverload
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifLet(
      toWrappedState, action: toWrappedAction,
      then: { EmptyReducer<WrappedState, WrappedAction>() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

@usableFromInline
struct IfLetReducer<Parent: Reducer, Child: Reducer>: NodeReducer {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action

  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let state: WritableKeyPath<Parent.State, Child.State?>
  @usableFromInline let action: AnyCasePath<Parent.Action, Child.Action>
  @usableFromInline let place: SourcePlace

  @inlinable
  init(
    parent: Parent, child: Child, state: WritableKeyPath<Parent.State, Child.State?>,
    action: AnyCasePath<Parent.Action, Child.Action>, place: SourcePlace
  ) {
    self.parent = parent
    self.child = child
    self.state = state
    self.action = action
    self.place = place
  }

  @inlinable
  func _makeNode() -> ReducerNode<Parent.State, Parent.Action> {
    let parent = parent._makeNode()
    let logic = IfLetLogic(
      child: LazyNode(child), state: StateAccess(state), action: action, place: place)
    return ReducerNode { state, action in
      var started: PresentationID?
      let childEffect = logic.reduceChild(into: &state, action: action, &started)
      let effect = childEffect.merge(with: parent.run(&state, action))
      return effect.merge(
        with: .endingChild(at: logic.state.path, started: started) { logic.id(in: state) })
    }
  }
}

@usableFromInline
struct IfLetLogic<State, Action, ChildState, ChildAction> {
  @usableFromInline let child: LazyNode<ChildState, ChildAction>
  @usableFromInline let state: StateAccess<State, ChildState?>
  @usableFromInline let action: AnyCasePath<Action, ChildAction>
  @usableFromInline let place: SourcePlace
  @usableFromInline let identity = PresentationIdentity<ChildState>()
  @usableFromInline let isEphemeral = ChildState.self is any _EphemeralState.Type

  @inlinable
  init(
    child: LazyNode<ChildState, ChildAction>, state: StateAccess<State, ChildState?>,
    action: AnyCasePath<Action, ChildAction>, place: SourcePlace
  ) {
    self.child = child
    self.state = state
    self.action = action
    self.place = place
  }

  @inlinable
  func reduceChild(
    into state: inout State, action: Action, _ started: inout PresentationID?
  ) -> Effect<Action> {
    guard let childAction = self.action.extract(from: action) else { return .none }
    guard let before = id(in: state) else {
      AbsentChild.ifLet.report(action: action, state: state, at: place)
      return .none
    }
    let step = ScopeWalk.enter(child: key(before))
    defer { step.leave() }
    let effect = self.state.modify(&state) { childState in
      defer { if isEphemeral { childState = nil } }
      return childState.modifyIfPresent { child.reduce(into: &$0, action: childAction) }
    }
    guard let effect, effect.node != nil else { return .none }
    if !isEphemeral { started = before }
    return effect.embedded(by: self.action, at: .identity).scoped(key(before))
  }

  @inlinable
  func id(in state: State) -> PresentationID? {
    self.state.read(state) { $0.map { identity($0) } }
  }

  @inlinable
  func key(_ id: PresentationID) -> ScopeKey {
    ScopeKey(
      path: isEphemeral ? state.path.appending(.ephemeral) : state.path, id: AnyHashable(id))
  }
}

extension Optional {
  /// Changes the wrapped value in place; returns nil if there is none.
  @inlinable
  mutating func modifyIfPresent<Result>(_ body: (inout Wrapped) -> Result) -> Result? {
    guard self != nil else { return nil }
    return body(&self!)
  }
}
