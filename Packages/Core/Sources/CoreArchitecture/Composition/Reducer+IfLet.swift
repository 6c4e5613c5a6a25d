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
    return ComposedReducer<State, Action> {
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
    let child = wrapped()
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ComposedReducer<State, Action> {
      IfLetLogic(
        Composition(
          self, child, state: StateAccess(toWrappedState), action: AnyCasePath(toWrappedAction),
          at: location)
      ).node
    }
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
    let child = destination()
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ComposedReducer<State, Action> {
      PresentationLogic(
        Composition(
          self, child, state: StateAccess(toPresentationState),
          action: AnyCasePath(toPresentationAction), at: location)
      ).node
    }
  }
}
