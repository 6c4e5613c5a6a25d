public import CoreCasePaths
internal import CoreDependencies

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
    Routes: RouteCollection, ScreenState, ScreenAction, ScreenReducer: Reducer
  >(
    _ toRoutes: WritableKeyPath<State, Routes>,
    action toRouterAction: CaseKeyPath<Action, RouterAction<Routes, ScreenAction>>,
    cancellationIdType: Any.Type = Self.self,
    @ReducerBuilder<ScreenState, ScreenAction> screenReducer: () -> ScreenReducer,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Routes.Element.Screen == ScreenState, ScreenReducer.State == ScreenState,
    ScreenReducer.Action == ScreenAction
  {
    // Any id but nil has the effects end with their screen.
    forEachRoute(
      toRoutes, action: toRouterAction, cancellationId: 0, screenReducer: screenReducer,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs the reducer of a `@Reducer` enum on the screens of a coordinator.
  ///
  /// The behaviour is that of `forEachRoute` with a closure.
  public func forEachRoute<Routes: RouteCollection, ScreenAction>(
    _ toRoutes: WritableKeyPath<State, Routes>,
    action toRouterAction: CaseKeyPath<Action, RouterAction<Routes, ScreenAction>>,
    cancellationIdType: Any.Type = Self.self,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
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
    Routes: RouteCollection, ScreenState, ScreenAction, ScreenReducer: Reducer, CancelID: Hashable
  >(
    _ toRoutes: WritableKeyPath<State, Routes>,
    action toRouterAction: CaseKeyPath<Action, RouterAction<Routes, ScreenAction>>,
    cancellationId: CancelID?,
    @ReducerBuilder<ScreenState, ScreenAction> screenReducer: () -> ScreenReducer,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Routes.Element.Screen == ScreenState, ScreenReducer.State == ScreenState,
    ScreenReducer.Action == ScreenAction
  {
    let screen = screenReducer()
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ComposedReducer(self, screen) {
      RouteLogic(
        Composition(
          self, screen, state: StateAccess(toRoutes), action: AnyCasePath(toRouterAction),
          at: location),
        endsEffects: cancellationId != nil
      ).node
    }
  }

  /// Runs the reducer of a `@Reducer` enum, and lets the screens' effects outlive them on request.
  ///
  /// If `cancellationId` is nil, a screen's effects go on when it leaves the routes.
  public func forEachRoute<Routes: RouteCollection, ScreenAction, CancelID: Hashable>(
    _ toRoutes: WritableKeyPath<State, Routes>,
    action toRouterAction: CaseKeyPath<Action, RouterAction<Routes, ScreenAction>>,
    cancellationId: CancelID?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
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

extension Effect {
  /// Changes routes through an action, in steps on systems that cannot show the change at once.
  ///
  /// Hosts here show any change at once, so one action is sent.
  public static func routeWithDelaysIfUnsupported<Routes: RouteCollection, ScreenAction>(
    _ routes: Routes,
    action: CaseKeyPath<Action, RouterAction<Routes, ScreenAction>>,
    _ transform: (inout Routes) -> Void
  ) -> Self {
    var changed = routes
    transform(&changed)
    return .send(action(.updateRoutes(changed)))
  }
}
