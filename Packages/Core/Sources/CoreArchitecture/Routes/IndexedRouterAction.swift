/// The action of a coordinator that keeps its screens in an array of routes.
public typealias IndexedRouterAction<Screen, ScreenAction> =
  RouterAction<[Route<Screen>], ScreenAction>

/// The action of a coordinator with an array of routes, named by the screens' reducer.
public typealias IndexedRouterActionOf<R: Reducer> = IndexedRouterAction<R.State, R.Action>
