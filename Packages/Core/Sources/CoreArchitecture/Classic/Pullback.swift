public import CoreCasePaths
internal import CoreDependencies

extension Reducer {
  /// Embeds a child's reducer in the parent, in the spelling of early articles.
  ///
  /// ```swift
  /// counter.pullback(state: \.counter, action: \.counter)         // then
  /// Scope(state: \.counter, action: \.counter) { Counter() }      // now
  /// ```
  public func pullback<ParentState, ParentAction>(
    state toState: WritableKeyPath<ParentState, State>,
    action toAction: CaseKeyPath<ParentAction, Action>
  ) -> some Reducer<ParentState, ParentAction> {
    Scope(state: toState, action: toAction) { self }
  }

  /// Embeds the reducer of a case's payload in the enum's feature.
  ///
  /// Today: `Scope(state: \.loggedIn, action: \.loggedIn) { LoggedIn() }`.
  public func pullback<ParentState, ParentAction>(
    state toState: CaseKeyPath<ParentState, State>,
    action toAction: CaseKeyPath<ParentAction, Action>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<ParentState, ParentAction> {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Scope(
      .enumCase(casePath(toState), StatePath(toState), location), casePath(toAction), self)
  }

  /// Runs the reducer on optional state; an action while the state is nil is reported.
  ///
  /// Today: `.ifLet(\.child, action: \.child) { Child() }`, which also cancels the child's effects.
  public func optional(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State?, Action> {
    Scope<State?, Action, Self>(
      state: \Optional<State>.Cases.some, action: \Case<Action>.self, child: { self },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
