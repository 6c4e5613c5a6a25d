public import CoreCasePaths
public import CoreDependencies

extension Reducer {
  /// Runs the reducer of a child feature on the elements of an array or the screens of a stack.
  ///
  /// The child runs before the parent. When the parent runs, a pushed screen is in the stack
  /// already, and popped screens are in it still. A child's effects are cancelled when it is
  /// removed. An action for an absent child is reported. Takes constant time, whatever the number
  /// of children.
  @inlinable
  public func forEach<
    Elements: _IdentifiedArrayOrStack, ElementsAction: _ChildElementsAction, Child: Reducer
  >(
    _ toElements: WritableKeyPath<State, Elements>,
    action toElementsAction: CaseKeyPath<Action, ElementsAction>,
    @ReducerBuilder<Elements._ChildState, ElementsAction._ElementAction> element: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Elements._Collecting == ElementsAction._Collecting, Child.State == Elements._ChildState,
    Child.Action == ElementsAction._ElementAction
  {
    let child = element()
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ComposedReducer(self, child) {
      ElementsAction._forEach(self, child, toElements, toElementsAction, location)
    }
  }

  /// Runs the reducer of a `@Reducer` enum on the elements of an array or the screens of a stack.
  ///
  /// For an identified array or a stack whose elements are the state of the enum.
  @inlinable
  public func forEach<Elements: _IdentifiedArrayOrStack, ElementsAction: _ChildElementsAction>(
    _ toElements: WritableKeyPath<State, Elements>,
    action toElementsAction: CaseKeyPath<Action, ElementsAction>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Elements._Collecting == ElementsAction._Collecting, Elements._ChildState: _ReducedState,
    Elements._ChildState._ReducedAction == ElementsAction._ElementAction
  {
    forEach(
      toElements, action: toElementsAction,
      element: { ReducedStateReducer<Elements._ChildState>() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension StackState: _Weighty, _ScreensWeights {}
