public import CoreCasePaths
public import CoreDependencies

extension Reducer {
  /// Runs the reducer of a child feature while its state is there.
  ///
  /// The child runs before the parent. `$child` of a `@Presents` property takes an action case that
  /// holds a `PresentationAction`: its `dismiss` makes the state nil after the parent has run. When
  /// the state becomes nil or its `id` changes, the child's effects are cancelled. An action for
  /// absent state is reported.
  @inlinable
  public func ifLet<Holder: _OptionalOrPresents, HolderAction: CasePathable, Child: Reducer>(
    _ toChildState: WritableKeyPath<State, Holder>,
    action toChildAction: CaseKeyPath<Action, HolderAction>,
    @ReducerBuilder<Holder._ChildState, HolderAction._ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Holder._Holding == HolderAction._ChildHolding, Child.State == Holder._ChildState,
    Child.Action == HolderAction._ChildAction
  {
    let child = child()
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ComposedReducer(self, child) {
      Holder._ifLet(self, child, toChildState, toChildAction, location)
    }
  }

  /// Runs the reducer of a `@Reducer` enum, or holds an alert or dialog, while its state is there.
  ///
  /// As the state knows its reducer, no closure is given.
  @inlinable
  public func ifLet<Holder: _OptionalOrPresents, HolderAction: CasePathable>(
    _ toChildState: WritableKeyPath<State, Holder>,
    action toChildAction: CaseKeyPath<Action, HolderAction>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
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
