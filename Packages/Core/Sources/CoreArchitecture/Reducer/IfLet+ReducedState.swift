public import CoreCasePaths

/// State that knows its reducer, so that `ifLet` and `forEach` need no closure.
///
/// Conforming are the states of `@Reducer` enums, and alerts and dialogs, which have no logic.
public protocol _ReducedState<_ReducedAction> {
  /// The action of the reducer.
  associatedtype _ReducedAction

  /// Returns the node of the reducer.
  static func _reducedNode() -> ReducerNode<Self, _ReducedAction>
}

extension _EphemeralState {
  /// Returns a node that does nothing.
  @inlinable
  public static func _reducedNode() -> ReducerNode<Self, Action> {
    ReducerNode { _, _ in .none }
  }
}

extension AlertState {
  /// The action of the alert's buttons.
  public typealias _ReducedAction = Action
}

extension ConfirmationDialogState {
  /// The action of the dialog's buttons.
  public typealias _ReducedAction = Action
}

@usableFromInline
struct ReducedStateReducer<State: _ReducedState>: NodeReducer {
  @usableFromInline typealias Action = State._ReducedAction

  @inlinable
  init() {}

  @inlinable
  func _makeNode() -> ReducerNode<State, Action> { State._reducedNode() }
}

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
