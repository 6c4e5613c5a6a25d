public import CoreCasePaths

extension Reducer {
  /// Runs a reducer on the screens of a coordinator, kept in an array or an identified array of
  /// routes.
  ///
  /// The screen runs before the coordinator, which is this reducer; going back is carried out before
  /// the coordinator sees it. A screen's effects end when it leaves the routes, and only then: the
  /// actions they send find the screen wherever it has moved. An action for an absent screen is
  /// reported. An action costs a look at each route's identity.
  public func forEachRoute<
    Routes: RouteCollection, ScreenState, ScreenAction, Screen: Reducer
  >(
    _ toRoutes: WritableKeyPath<State, Routes>,
    action toRouterAction: CaseKeyPath<Action, RouterAction<Routes, ScreenAction>>,
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
      parent: self, screen: screenReducer(), state: toRoutes,
      action: AnyCasePath(toRouterAction),
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the reducer of a `@Reducer` enum on the screens of a coordinator.
  public func forEachRoute<Routes: RouteCollection, ScreenAction>(
    _ toRoutes: WritableKeyPath<State, Routes>,
    action toRouterAction: CaseKeyPath<Action, RouterAction<Routes, ScreenAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Routes.Element.Screen: CaseReducerState,
    Routes.Element.Screen.StateReducer.Action == ScreenAction
  {
    RoutesReducer(
      parent: self, screen: Routes.Element.Screen.StateReducer.body, state: toRoutes,
      action: AnyCasePath(toRouterAction),
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
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
  let place: SourcePlace

  func _makeNode() -> ReducerNode<Parent.State, Parent.Action> {
    let logic = RouteLogic(
      parent: parent._makeNode(), screen: LazyNode(screen), state: StateAccess(state),
      action: action, place: place)
    return ReducerNode { state, action in logic.reduce(into: &state, action: action) }
  }
}
