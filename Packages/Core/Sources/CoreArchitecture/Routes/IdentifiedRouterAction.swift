/// The action of a coordinator that keeps its screens in an identified array of routes.
public typealias IdentifiedRouterAction<Screen: Identifiable, ScreenAction> =
  RouterAction<IdentifiedArrayOf<Route<Screen>>, ScreenAction>

/// The action of a coordinator with an identified array of routes, named by the screens' reducer.
public typealias IdentifiedRouterActionOf<R: Reducer> = IdentifiedRouterAction<R.State, R.Action>
where R.State: Identifiable
