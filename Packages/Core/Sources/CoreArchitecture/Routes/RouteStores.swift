/// Routes as a collection of screens, found by their identities.
struct RouteScreens<Routes: RouteCollection>: StoreElements {
  let routes: Routes

  func read<Result>(
    id: Routes.ScreenID, _ body: (Routes.Element.Screen) -> Result
  ) -> Result? {
    routes._index(screenID: id).map { body(routes[$0]._route.content) }
  }
}

extension RouteCollection {
  fileprivate var screens: RouteScreens<Self> { RouteScreens(routes: self) }
}

/// The stores of a coordinator's screens, each returned again for as long as someone holds it.
private final class RouteStores<Routes: RouteCollection, Action> {
  let watch: ElementsWatch<RouteScreens<Routes>>
  var entries: [Routes.ScreenID: WeakStore] = [:]

  init(_ watch: ElementsWatch<RouteScreens<Routes>>) {
    self.watch = watch
  }
}

extension Store where State: RouteCollection {
  /// The store of a screen, nil if the routes have no such screen and nobody holds its store.
  package func screen<ScreenAction>(
    id: State.ScreenID
  ) -> Store<State.Element.Screen, ScreenAction>?
  where Action == RouterAction<State, ScreenAction> {
    let stores = routeStores(ScreenAction.self)
    if let existing = stores.entries[id]?.store {
      return unsafeDowncast(existing, to: Store<State.Element.Screen, ScreenAction>.self)
    }
    let screen = withState { routes in
      routes._index(screenID: id).map { routes[$0]._route.content }
    }
    guard let screen else { return nil }
    stores.entries = stores.entries.filter { $0.value.store != nil }
    let screenCore = ElementCore<State, Action, RouteScreens<State>, ScreenAction>(
      core, watch: stores.watch, id: id, embed: embedding(), initial: screen)
    let store = Store<State.Element.Screen, ScreenAction>(core: screenCore, parent: self)
    stores.entries[id] = WeakStore(store: store)
    return store
  }

  private func routeStores<ScreenAction>(
    _: ScreenAction.Type
  ) -> RouteStores<State, ScreenAction> {
    if let stores = elements as? RouteStores<State, ScreenAction> { return stores }
    let stores = RouteStores<State, ScreenAction>(ElementsWatch(core, StateAccess(\.screens)))
    elements = stores
    return stores
  }

  /// Embeds a screen's action with the screen's position when it is sent; -1 for a screen that has
  /// left.
  private func embedding<ScreenAction>() -> (State.ScreenID, ScreenAction) -> Action
  where Action == RouterAction<State, ScreenAction> {
    { [core] id, action in
      let index = untracked { core.read { $0._index(screenID: id) } } ?? -1
      return .routeAction(id: State._routeID(of: id, at: index), action: action)
    }
  }
}
