// Coordinators by routes.
//
// Route: Routes.
// RouteCollection: RouteStack.
// RouterAction: IdentifiedRouterAction, IdentifiedRouterActionOf, IndexedRouterAction,
//   IndexedRouterActionOf.
