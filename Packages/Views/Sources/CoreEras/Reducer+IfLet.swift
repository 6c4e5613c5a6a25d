// Spellings of `ifLet` that code of former eras uses. Core has one `ifLet` with a closure: with
// several, a wrong line within a chain of them costs the compiler several times as much for each
// link.

public import CoreArchitecture
public import CoreCasePaths
public import CoreDependencies

extension Reducer {
  /// Runs a child reducer on optional state while it is there.
  ///
  /// The child runs before the parent. When the state becomes nil or its `id` changes, the child's
  /// effects are cancelled. An action for absent state is reported.
  @inlinable
  @_disfavoredOverload
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return _ifLet(toWrappedState, AnyCasePath(toWrappedAction), wrapped(), location)
  }

  /// Holds an alert or a dialog, whose state becomes nil with its first action.
  ///
  /// The action's case may hold the alert's action or a `PresentationAction` of it.
  @inlinable
  @_disfavoredOverload
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifLet(
      toWrappedState, action: toWrappedAction,
      then: { EmptyReducer<WrappedState, WrappedAction>() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

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
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where Destination.State == DestinationState, Destination.Action == DestinationAction {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return _ifPresented(
      toPresentationState, AnyCasePath(toPresentationAction), destination(), location)
  }

  /// Runs a child reducer on optional state while it is not nil.
  ///
  /// Today `action: \.child`.
  @_disfavoredOverload
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return _ifLet(toWrappedState, toWrappedAction, wrapped(), location)
  }

  /// Shows an alert or a dialog in optional state until its first action.
  ///
  /// Today `action: \.alert`.
  @_disfavoredOverload
  public func ifLet<WrappedState: _EphemeralState>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedState.Action>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifLet(
      toWrappedState, action: toWrappedAction,
      then: { EmptyReducer<WrappedState, WrappedState.Action>() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs the reducer of a presented feature while its state is not nil.
  ///
  /// Today `action: \.destination`.
  @_disfavoredOverload
  public func ifLet<DestinationState, DestinationAction, Destination: Reducer>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: some _CasePathValue<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where Destination.State == DestinationState, Destination.Action == DestinationAction {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return _ifPresented(
      toPresentationState, toPresentationAction._casePath, destination(), location)
  }

  /// Presents an alert or a dialog until its first action.
  ///
  /// Today `action: \.alert`.
  @_disfavoredOverload
  public func ifLet<DestinationState: _EphemeralState>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationState.Action>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifLet(
      toPresentationState, action: toPresentationAction,
      destination: { EmptyReducer<DestinationState, DestinationState.Action>() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
