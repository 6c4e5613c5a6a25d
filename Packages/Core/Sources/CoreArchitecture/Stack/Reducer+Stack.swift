public import CoreCasePaths

extension Reducer {
  /// Runs a reducer on the screens of a stack.
  ///
  /// The screen runs before the parent; pushes and pops are carried out before the parent sees
  /// them. A screen's effects end when it leaves the stack. An action for an absent screen is
  /// reported. Takes constant time, however deep the stack is.
  public func forEach<DestinationState, DestinationAction, Destination: Reducer>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where Destination.State == DestinationState, Destination.Action == DestinationAction {
    StackReducer(
      parent: self, child: destination(), state: toStackState,
      action: AnyCasePath(toStackAction),
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the reducer of a `@Reducer` enum on the screens of a stack.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where DestinationState.StateReducer.Action == DestinationAction {
    forEach(
      toStackState, action: toStackAction,
      destination: { DestinationState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private struct StackReducer<Parent: Reducer, Child: Reducer>: NodeReducer {
  typealias State = Parent.State
  typealias Action = Parent.Action

  let parent: Parent
  let child: Child
  let state: WritableKeyPath<Parent.State, StackState<Child.State>>
  let action: AnyCasePath<Parent.Action, StackAction<Child.State, Child.Action>>
  let place: SourcePlace

  func _makeNode() -> ReducerNode<Parent.State, Parent.Action> {
    StackNode(
      parent: parent._makeNode(), child: LazyNode(child), state: StateAccess(state),
      action: action, place: place)
  }
}
