public import CoreCasePaths
internal import CoreDependencies

// The operators in their spelling from before case key paths, with `/Action.child` where `\.child`
// is written today. Each does the same as its namesake with a key path.

extension Scope {
  /// Embeds a child whose state is a property of the parent's state.
  ///
  /// Today `action: \.child`.
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: some _CasePathValue<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(.property(toChildState), toChildAction._casePath, child())
  }

  /// Embeds a child whose state is the payload of a case of the parent's state.
  ///
  /// Today `state: \.child, action: \.child`.
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state toChildState: some _CasePathValue<ParentState, ChildState>,
    action toChildAction: some _CasePathValue<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      .enumCase(toChildState._casePath, StatePath(location), location), toChildAction._casePath,
      child())
  }
}

extension Reducer {
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
    let child = wrapped()
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ComposedReducer<State, Action> {
      IfLetLogic(
        Composition(
          self, child, state: StateAccess(toWrappedState), action: toWrappedAction,
          at: location)
      ).node
    }
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
    let child = destination()
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ComposedReducer<State, Action> {
      PresentationLogic(
        Composition(
          self, child, state: StateAccess(toPresentationState),
          action: toPresentationAction._casePath, at: location)
      ).node
    }
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

  /// Runs a child reducer on the payload of a case while the state is in that case.
  ///
  /// Today `.ifCaseLet(\.child, action: \.child)`.
  @_disfavoredOverload
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action toCaseAction: AnyCasePath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where CaseState == Case.State, CaseAction == Case.Action {
    let child = `case`()
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ComposedReducer<State, Action> {
      IfCaseLetLogic(
        Composition(
          self, child, state: CaseAccess(toCaseState, StatePath(location)),
          action: toCaseAction, at: location)
      ).node
    }
  }

  /// Runs a child reducer on the elements of a collection, whose actions carry an element's id.
  ///
  /// Today the case is `rows(IdentifiedActionOf<Row>)`, and the operator `action: \.rows`.
  @_disfavoredOverload
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable, Element: Reducer>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where ElementState == Element.State, ElementAction == Element.Action {
    let child = element()
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let action = toElementAction.appending(
      path: AnyCasePath<(ID, ElementAction), IdentifiedAction<ID, ElementAction>>(
        embed: { action in
          switch action {
          case .element(let id, let action): (id, action)
          }
        },
        extract: { .element(id: $0.0, action: $0.1) }))
    return ComposedReducer<State, Action> {
      ForEachLogic(
        Composition(self, child, state: StateAccess(toElementsState), action: action, at: location)
      ).node
    }
  }

  /// Runs a child reducer on the screens of a stack.
  ///
  /// Today `action: \.path`.
  @_disfavoredOverload
  public func forEach<DestinationState, DestinationAction, Destination: Reducer>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: AnyCasePath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where Destination.State == DestinationState, Destination.Action == DestinationAction {
    let child = destination()
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ComposedReducer<State, Action> {
      StackLogic(
        Composition(
          self, child, state: StateAccess(toStackState), action: toStackAction,
          at: location)
      ).node
    }
  }

  /// Embeds a child's reducer in the parent.
  ///
  /// Today ``Scope``.
  @_disfavoredOverload
  public func pullback<ParentState, ParentAction>(
    state toState: WritableKeyPath<ParentState, State>,
    action toAction: some _CasePathValue<ParentAction, Action>
  ) -> some Reducer<ParentState, ParentAction> {
    Scope(state: toState, action: toAction) { self }
  }
}

extension StatePath {
  /// Identifies a case that has no key path by the place in the source that names it.
  fileprivate init(_ location: _SourceLocation) {
    var hasher = Hasher()
    hasher.combine(location.fileID.description)
    hasher.combine(location.line)
    hasher.combine(location.column)
    self.init(hash: hasher.finalize())
  }
}
