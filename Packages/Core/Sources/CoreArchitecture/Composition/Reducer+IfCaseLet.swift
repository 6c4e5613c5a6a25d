public import CoreCasePaths
public import CoreDependencies

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
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where CaseState == Case.State, CaseAction == Case.Action {
    let child = `case`()
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ComposedReducer(self, child) {
      IfCaseLetLogic(
        Composition(
          self, child, state: CaseAccess(AnyCasePath(toCaseState), StatePath(toCaseState)),
          action: AnyCasePath(toCaseAction), at: location)
      ).node
    }
  }
}
