public import CoreCasePaths

/// An action of a coordinator's screen, or a change of its routes.
///
/// Named ``IndexedRouterAction`` or ``IdentifiedRouterAction``, depending on whether the screens
/// are kept in an array or an identified array.
public enum RouterAction<Routes: RouteCollection, ScreenAction> {
  /// An action of a screen. By index: the screen's position when the action reaches the reducer.
  indirect case routeAction(id: Routes.RouteID, action: ScreenAction)
  /// The routes after the user has gone back; set before the coordinator handles the action.
  case updateRoutes(Routes)
  /// A screen's call of `dismiss`; the screen leaves before the coordinator handles the action.
  case dismiss(id: Routes.ScreenID)
}

extension RouterAction {
  /// Returns the action that sets the routes, given as a plain array.
  public static func updateRoutes<Screen: Identifiable>(_ routes: [Route<Screen>]) -> Self
  where Routes == IdentifiedArrayOf<Route<Screen>> {
    .updateRoutes(IdentifiedArrayOf<Route<Screen>>(uniqueElements: routes))
  }
}

extension RouterAction: CasePathable {
  /// The case paths of a router action.
  public struct AllCasePaths {
    /// The path to the actions of all screens, each with the id of its screen.
    public var routeAction: AnyCasePath<RouterAction, (id: Routes.RouteID, action: ScreenAction)> {
      AnyCasePath(
        _name: "routeAction",
        _embed: { .routeAction(id: $0.id, action: $0.action) },
        _extract: {
          guard case .routeAction(let id, let action) = $0 else { return nil }
          return (id: id, action: action)
        })
    }

    /// The path to the routes after the user has gone back.
    public var updateRoutes: AnyCasePath<RouterAction, Routes> {
      AnyCasePath(
        _name: "updateRoutes",
        _embed: { .updateRoutes($0) },
        _extract: { if case .updateRoutes(let routes) = $0 { routes } else { nil } })
    }

    /// The path to the identity of a screen that asks to be dismissed.
    public var dismiss: AnyCasePath<RouterAction, Routes.ScreenID> {
      AnyCasePath(
        _name: "dismiss",
        _embed: { .dismiss(id: $0) },
        _extract: { if case .dismiss(let id) = $0 { id } else { nil } })
    }

    /// The path to the actions of the screen at a position or with an id: `\.router[id: 0].b1`.
    public subscript(id id: Routes.RouteID) -> AnyCasePath<RouterAction, ScreenAction> {
      AnyCasePath(
        _name: "routeAction",
        _embed: { .routeAction(id: id, action: $0) },
        _extract: {
          guard case .routeAction(id, let action) = $0 else { return nil }
          return action
        },
        _coversCase: false)
    }
  }

  /// The case paths that key paths such as `\.router.routeAction` go through.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension RouterAction: Equatable where Routes: Equatable, ScreenAction: Equatable {}
extension RouterAction: Hashable where Routes: Hashable, ScreenAction: Hashable {}
extension RouterAction: Sendable
where Routes: Sendable, ScreenAction: Sendable, Routes.RouteID: Sendable, Routes.ScreenID: Sendable
{}

/// The action of a coordinator that keeps its screens in an array of routes.
public typealias IndexedRouterAction<Screen, ScreenAction> =
  RouterAction<[Route<Screen>], ScreenAction>

/// The action of a coordinator with an array of routes, named by the screens' reducer.
public typealias IndexedRouterActionOf<R: Reducer> = IndexedRouterAction<R.State, R.Action>

/// The action of a coordinator that keeps its screens in an identified array of routes.
public typealias IdentifiedRouterAction<Screen: Identifiable, ScreenAction> =
  RouterAction<IdentifiedArrayOf<Route<Screen>>, ScreenAction>

/// The action of a coordinator with an identified array of routes, named by the screens' reducer.
public typealias IdentifiedRouterActionOf<R: Reducer> = IdentifiedRouterAction<R.State, R.Action>
where R.State: Identifiable
