public import CoreCasePaths

extension Reducer {
  /// Runs the reducer of a `@Reducer` enum, or holds an alert or dialog, while its state is there.
  ///
  /// As the state knows its reducer, no closure is given.
  @inlinable
  public func ifLet<Holder: _OptionalOrPresents, HolderAction: CasePathable>(
    _ toChildState: WritableKeyPath<State, Holder>,
    action toChildAction: CaseKeyPath<Action, HolderAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Holder._Holding == HolderAction._ChildHolding, Holder._ChildState: _ReducedState,
    Holder._ChildState._ReducedAction == HolderAction._ChildAction
  {
    ifLet(
      toChildState, action: toChildAction,
      then: { ReducedStateReducer<Holder._ChildState>() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
