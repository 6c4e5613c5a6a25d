public import CoreCasePaths

extension Reducer {
  /// Runs a reducer on the screens of a coordinator, kept in an array or an identified array of
  /// routes.
  ///
  /// The screen runs before the coordinator, which is this reducer; going back is carried out
  /// before the coordinator handles the action. A screen's effects are cancelled when it leaves the
  /// routes, and only then: their actions find the screen wherever it has moved. An action for an
  /// absent screen is reported. `cancellationIdType` has no effect, because each coordinator has
  /// effects of its own. Each action costs a look at every route's identity.
  public func forEachRoute<
    Routes: RouteCollection, ScreenState, ScreenAction, Screen: Reducer
  >(
    _ toRoutes: WritableKeyPath<State, Routes>,
    action toRouterAction: CaseKeyPath<Action, RouterAction<Routes, ScreenAction>>,
    cancellationIdType: Any.Type = Self.self,
    @ReducerBuilder<ScreenState, ScreenAction> screenReducer: () -> Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Routes.Element.Screen == ScreenState, Screen.State == ScreenState, Screen.Action == ScreenAction
  {
    RoutesReducer(
      parent: self, screen: screenReducer(), state: toRoutes, action: AnyCasePath(toRouterAction),
      endsEffects: true,
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the reducer of a `@Reducer` enum on the screens of a coordinator.
  ///
  /// The behaviour is that of `forEachRoute` with a closure.
  public func forEachRoute<Routes: RouteCollection, ScreenAction>(
    _ toRoutes: WritableKeyPath<State, Routes>,
    action toRouterAction: CaseKeyPath<Action, RouterAction<Routes, ScreenAction>>,
    cancellationIdType: Any.Type = Self.self,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Routes.Element.Screen: CaseReducerState,
    Routes.Element.Screen.StateReducer.Action == ScreenAction
  {
    forEachRoute(
      toRoutes, action: toRouterAction, screenReducer: { Routes.Element.Screen.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs a reducer on the screens of a coordinator, and lets their effects outlive them on
  /// request.
  ///
  /// If `cancellationId` is nil, a screen's effects go on when it leaves the routes. Any other
  /// value has no effect, because each coordinator has effects of its own.
  public func forEachRoute<
    Routes: RouteCollection, ScreenState, ScreenAction, Screen: Reducer, CancelID: Hashable
  >(
    _ toRoutes: WritableKeyPath<State, Routes>,
    action toRouterAction: CaseKeyPath<Action, RouterAction<Routes, ScreenAction>>,
    cancellationId: CancelID?,
    @ReducerBuilder<ScreenState, ScreenAction> screenReducer: () -> Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Routes.Element.Screen == ScreenState, Screen.State == ScreenState, Screen.Action == ScreenAction
  {
    RoutesReducer(
      parent: self, screen: screenReducer(), state: toRoutes, action: AnyCasePath(toRouterAction),
      endsEffects: cancellationId != nil,
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the reducer of a `@Reducer` enum, and lets the screens' effects outlive them on request.
  ///
  /// If `cancellationId` is nil, a screen's effects go on when it leaves the routes.
  public func forEachRoute<Routes: RouteCollection, ScreenAction, CancelID: Hashable>(
    _ toRoutes: WritableKeyPath<State, Routes>,
    action toRouterAction: CaseKeyPath<Action, RouterAction<Routes, ScreenAction>>,
    cancellationId: CancelID?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Routes.Element.Screen: CaseReducerState,
    Routes.Element.Screen.StateReducer.Action == ScreenAction
  {
    forEachRoute(
      toRoutes, action: toRouterAction, cancellationId: cancellationId,
      screenReducer: { Routes.Element.Screen.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

struct RoutesReducer<Parent: Reducer, Routes: RouteCollection, Screen: Reducer>: NodeReducer
where Screen.State == Routes.Element.Screen {
  typealias State = Parent.State
  typealias Action = Parent.Action

  let parent: Parent
  let screen: Screen
  let state: WritableKeyPath<Parent.State, Routes>
  let action: AnyCasePath<Parent.Action, RouterAction<Routes, Screen.Action>>
  /// Whether a screen's effects are cancelled when it leaves the routes.
  let endsEffects: Bool
  let place: SourcePlace

  func _makeNode() -> ReducerNode<Parent.State, Parent.Action> {
    let logic = RouteLogic(
      parent: parent._makeNode(), screen: LazyNode(screen), state: StateAccess(state),
      action: action, endsEffects: endsEffects, place: place)
    return ReducerNode { state, action in logic.reduce(into: &state, action: action) }
  }
}
