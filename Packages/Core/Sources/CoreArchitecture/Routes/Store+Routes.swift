extension Store where State: RouteCollection {
  /// The store of a screen, nil if the routes have no such screen and nobody holds its store.
  @_spi(Views) public func screen<ScreenAction>(
    id: State.ScreenID
  ) -> Store<State.Element.Screen, ScreenAction>?
  where Action == RouterAction<State, ScreenAction> {
    let stores = screenStores(ScreenAction.self)
    if let existing = stores.existing(id) { return existing }
    let screen = withState { $0.routeElements.read(id: id) { $0 } }
    return screen.map { stores.make(id, of: self, initial: $0, embedding()) }
  }

  /// The stores of the screens, made at the first call.
  private func screenStores<ScreenAction>(
    _: ScreenAction.Type
  ) -> ElementStores<RouteElements<State>, ScreenAction> {
    typealias Stores = ElementStores<RouteElements<State>, ScreenAction>
    if let stores = elements as? Stores { return stores }
    let stores = Stores(ElementsWatch(core, StateAccess(\.routeElements)))
    elements = stores
    return stores
  }

  /// Embeds a screen's action with the screen's position when it is sent; -1 for a screen that has
  /// left.
  private func embedding<ScreenAction>() -> ElementEmbedding<State.ScreenID, ScreenAction, Action>
  where Action == RouterAction<State, ScreenAction> {
    ElementEmbedding { [core] id, action in
      let index = untracked { core.read { $0._index(screenID: id) } } ?? -1
      return .routeAction(id: State._routeID(of: id, at: index), action: action)
    }
  }
}

/// The states of the screens, found by the screens' identities.
private struct RouteElements<Routes: RouteCollection>: StoreElements {
  let routes: Routes

  func position(of id: Routes.ScreenID) -> Int? { routes._index(screenID: id) }

  func read<Result>(at position: Int, _ body: (Routes.Element.Screen) -> Result) -> Result {
    body(routes[position]._route.content)
  }
}

extension RouteCollection {
  fileprivate var routeElements: RouteElements<Self> { RouteElements(routes: self) }
}
