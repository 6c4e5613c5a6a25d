public import CoreCasePaths

/// State that knows its reducer: that of a `@Reducer` enum, or an alert, which has no logic.
public protocol _ReducedState<_ReducedAction> {
  associatedtype _ReducedAction

  static func _reducedNode() -> ReducerNode<Self, _ReducedAction>
}

extension _EphemeralState {
  @inlinable
  public static func _reducedNode() -> ReducerNode<Self, Action> {
    ReducerNode { _, _ in .none }
  }
}

extension AlertState { public typealias _ReducedAction = Action }
extension ConfirmationDialogState { public typealias _ReducedAction = Action }

@usableFromInline
struct ReducedStateReducer<State: _ReducedState>: NodeReducer {
  @usableFromInline typealias Action = State._ReducedAction

  @inlinable
  init() {}

  @inlinable
  func _makeNode() -> ReducerNode<State, Action> { State._reducedNode() }
}

extension Reducer {
  /// Runs the reducer of a `@Reducer` enum, or presents an alert or a dialog, while its state is
  /// there.
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
