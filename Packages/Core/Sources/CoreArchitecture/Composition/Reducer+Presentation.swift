public import CoreCasePaths

extension Reducer {
  /// Runs the reducer of a presented feature while it is presented.
  ///
  /// The child runs before the parent. `PresentationAction.dismiss` makes its state nil after the
  /// parent has seen the action. The child's effects end with the presentation, or when another
  /// feature (by its `id`, or by the case of an enum) is presented in its place.
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
