public import CoreCasePaths

extension Reducer {
  /// Runs the reducer of a presented child while its state is not nil.
  ///
  /// The child runs before the parent. `PresentationAction.dismiss` sets the child's state to nil
  /// after the parent has handled the action. The child's effects are cancelled when the
  /// presentation ends, and when a state with another `id`, or in another case of an enum, replaces
  /// it.
  @inlinable
  @_disfavoredOverload
  public func ifLet<DestinationState, DestinationAction, Destination: Reducer>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where Destination.State == DestinationState, Destination.Action == DestinationAction {
    PresentationReducer(
      parent: self, child: destination(), state: toPresentationState,
      action: AnyCasePath(toPresentationAction),
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

@usableFromInline
struct PresentationReducer<Parent: Reducer, Child: Reducer>: NodeReducer {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action

  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let state: WritableKeyPath<Parent.State, PresentationState<Child.State>>
  @usableFromInline let action: AnyCasePath<Parent.Action, PresentationAction<Child.Action>>
  @usableFromInline let place: SourcePlace

  @inlinable
  init(
    parent: Parent, child: Child,
    state: WritableKeyPath<Parent.State, PresentationState<Child.State>>,
    action: AnyCasePath<Parent.Action, PresentationAction<Child.Action>>, place: SourcePlace
  ) {
    self.parent = parent
    self.child = child
    self.state = state
    self.action = action
    self.place = place
  }

  @inlinable
  func _makeNode() -> ReducerNode<Parent.State, Parent.Action> {
    let logic = PresentationLogic(
      parent: parent._makeNode(), child: LazyNode(child), state: StateAccess(state),
      action: action, place: place)
    return ReducerNode { state, action in logic.reduce(into: &state, action: action) }
  }
}
