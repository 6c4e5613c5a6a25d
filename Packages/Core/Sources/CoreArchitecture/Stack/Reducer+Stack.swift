public import CoreCasePaths

extension Reducer {
  /// Runs a reducer on the screens of a stack.
  ///
  /// It is the `forEach` for stacks and collections, for calls that label the closure
  /// `destination:`.
  @inlinable
  @_disfavoredOverload
  public func forEach<
    Screens: _IdentifiedArrayOrStack & _Weighty, ScreensAction: _ChildElementsAction,
    Destination: Reducer
  >(
    _ toScreens: WritableKeyPath<State, Screens>,
    action toScreensAction: CaseKeyPath<Action, ScreensAction>,
    @ReducerBuilder<Screens._ChildState, ScreensAction._ElementAction>
    destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Screens._Collecting == ScreensAction._Collecting, Destination.State == Screens._ChildState,
    Destination.Action == ScreensAction._ElementAction
  {
    forEach(
      toScreens, action: toScreensAction, element: destination,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension StackState: _Weighty {}

@usableFromInline
struct StackReducer<Parent: Reducer, Child: Reducer>: NodeReducer {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action

  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let state: WritableKeyPath<Parent.State, StackState<Child.State>>
  @usableFromInline let action: AnyCasePath<Parent.Action, StackAction<Child.State, Child.Action>>
  @usableFromInline let place: SourcePlace

  @inlinable
  init(
    parent: Parent, child: Child, state: WritableKeyPath<Parent.State, StackState<Child.State>>,
    action: AnyCasePath<Parent.Action, StackAction<Child.State, Child.Action>>,
    place: SourcePlace
  ) {
    self.parent = parent
    self.child = child
    self.state = state
    self.action = action
    self.place = place
  }

  @inlinable
  func _makeNode() -> ReducerNode<Parent.State, Parent.Action> {
    let logic = StackLogic(
      parent: parent._makeNode(), child: LazyNode(child), state: StateAccess(state),
      action: action, place: place)
    return ReducerNode { state, action in logic.reduce(into: &state, action: action) }
  }
}
