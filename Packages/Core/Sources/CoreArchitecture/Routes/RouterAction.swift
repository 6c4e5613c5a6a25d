public import CoreCasePaths

/// What happens to the screens of a coordinator.
///
/// Spelled ``IndexedRouterAction`` or ``IdentifiedRouterAction`` according to how the screens are
/// kept.
public enum RouterAction<Routes: RouteCollection, ScreenAction> {
  /// A screen does something. By index: the screen's position when the action reaches the reducer.
  indirect case routeAction(id: Routes.RouteID, action: ScreenAction)
  /// The user has changed the routes, by going back: carried out before the coordinator sees it.
  case updateRoutes(Routes)
  /// A screen has asked for its own end with `dismiss`: carried out before the coordinator sees it.
  case dismiss(id: Routes.ScreenID)
}

/// The action of a coordinator that keeps its screens in an array of routes.
public typealias IndexedRouterAction<Screen, ScreenAction> =
  RouterAction<[Route<Screen>], ScreenAction>

/// The action of a coordinator that keeps its screens in an identified array of routes.
public typealias IdentifiedRouterAction<Screen: Identifiable, ScreenAction> =
  RouterAction<IdentifiedArrayOf<Route<Screen>>, ScreenAction>

/// The indexed router action of a screen's reducer, spelled with one generic argument.
public typealias IndexedRouterActionOf<R: Reducer> = IndexedRouterAction<R.State, R.Action>

/// The identified router action of a screen's reducer, spelled with one generic argument.
public typealias IdentifiedRouterActionOf<R: Reducer> = IdentifiedRouterAction<R.State, R.Action>
where R.State: Identifiable

extension RouterAction {
  /// The routes have changed, told as an array of routes.
  public static func updateRoutes<Screen: Identifiable>(_ routes: [Route<Screen>]) -> Self
  where Routes == IdentifiedArrayOf<Route<Screen>> {
    .updateRoutes(IdentifiedArrayOf<Route<Screen>>(uniqueElements: routes))
  }
}

extension RouterAction: CasePathable {
  public struct AllCasePaths {
    public var routeAction: AnyCasePath<RouterAction, (id: Routes.RouteID, action: ScreenAction)> {
      AnyCasePath(
        _name: "routeAction",
        _embed: { .routeAction(id: $0.id, action: $0.action) },
        _extract: {
          guard case .routeAction(let id, let action) = $0 else { return nil }
          return (id: id, action: action)
        })
    }

    public var updateRoutes: AnyCasePath<RouterAction, Routes> {
      AnyCasePath(
        _name: "updateRoutes",
        _embed: { .updateRoutes($0) },
        _extract: { if case .updateRoutes(let routes) = $0 { routes } else { nil } })
    }

    public var dismiss: AnyCasePath<RouterAction, Routes.ScreenID> {
      AnyCasePath(
        _name: "dismiss",
        _embed: { .dismiss(id: $0) },
        _extract: { if case .dismiss(let id) = $0 { id } else { nil } })
    }

    /// The actions of the screen at a position or with an id: `\.router[id: 0].b1`.
    public subscript(id id: Routes.RouteID) -> AnyCasePath<RouterAction, ScreenAction> {
      AnyCasePath(
        _name: "routeAction",
        _embed: { .routeAction(id: id, action: $0) },
        _extract: {
          guard case .routeAction(id, let action) = $0 else { return nil }
          return action
        })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension RouterAction: Equatable where Routes: Equatable, ScreenAction: Equatable {}
extension RouterAction: Hashable where Routes: Hashable, ScreenAction: Hashable {}
extension RouterAction: Sendable
where Routes: Sendable, ScreenAction: Sendable, Routes.RouteID: Sendable, Routes.ScreenID: Sendable
{}
