// The views of coordinators: `TCARouter` for routes in a store, `FlowStack` for routes in a
// binding.
//
// FlowNavigator: FlowPathNavigator.
// FlowPart: FlowScreen.
// FlowStack: FlowLink, FlowPath.
// RouterStackView: RouterScreenView.

@_spi(Views) internal import CoreArchitecture
@_spi(Views) internal import CoreDependencies

/// The screens of a coordinator's store, with the actions that a person's steps send to it.
struct Router<Routes: RouteCollection, ScreenAction> {
  let store: Store<Routes, RouterAction<Routes, ScreenAction>>
  let content: (Store<Routes.Element.Screen, ScreenAction>) -> AnyView
  let location: _SourceLocation

  // MARK: Screens to show

  /// The stacks of the routes; reading them observes which screens there are.
  var stacks: [RouteStack<Routes.ScreenID>] { store.reading(\.stacks) }

  func stack(on root: Routes.ScreenID) -> RouteStack<Routes.ScreenID>? {
    stacks.first { $0.root == root }
  }

  /// The screen that a sheet or cover presents in front of another screen.
  func presented(
    by id: Routes.ScreenID, as kind: ModalModifier.Kind
  ) -> Routes.ScreenID? {
    store.reading { routes in
      guard let index = routes._index(screenID: id), index + 1 < routes.count,
        routes.style(at: index + 1).modalKind == kind
      else { return nil }
      return routes.screenID(at: index + 1)
    }
  }

  func path(of root: Routes.ScreenID) -> PathAccess {
    func pushed() -> [Routes.ScreenID] { stack(on: root)?.pushed ?? [] }
    return PathAccess(
      values: { pushed().map { AnyHashable($0) } },
      append: { _ in false },
      truncate: { count in
        let pushed = pushed()
        if count < pushed.count { leave(pushed[count]) }
      },
      destination: { id in
        guard let id = id.base as? Routes.ScreenID else { return .nothing }
        return AnyView(RouterScreenView(router: self, id: id))
      },
      pushState: push)
  }

  // MARK: Steps of a person

  /// Leaves a screen and all above it.
  func leave(_ id: Routes.ScreenID) {
    var routes = store.withState { $0 }
    guard let index = routes._index(screenID: id) else { return }
    routes._remove(index..<routes.count)
    store.send(.updateRoutes(routes))
    if store.withState({ $0._index(screenID: id) }) != nil { reportUnchanged("go back") }
  }

  /// Pushes the state of a link; returns false if the routes take no such states.
  private func push(_ state: Any) -> Bool {
    guard let screen = state as? Routes.Element.Screen else { return false }
    var routes = store.withState { $0 }
    routes.push(screen)
    let count = routes.count
    store.send(.updateRoutes(routes))
    if store.withState(\.count) < count { reportUnchanged("push a screen") }
    return true
  }

  // MARK: Reports

  private func reportUnchanged(_ wish: String) {
    report(
      """
      A `TCARouter` wanted to \(wish), but the routes are as they were.

      No reducer took '.updateRoutes'. Run the screens with 'forEachRoute' on the routes that the \
      router is made from.
      """)
  }

  func reportPushWithoutStack() {
    report(
      """
      A coordinator has pushed a screen of \(Routes.Element.Screen.self) where there is no stack \
      to push it on, so the router shows it on one that it makes up.

      Begin the stack with the screen below: '.root(…, withNavigation: true)', or the same \
      for '.sheet' and '.cover'.
      """)
  }

  private func report(_ message: String) {
    reportIssue(
      """
      \(message)

      More: Documentation/Core.docc/Coordinators.md#requests-that-cannot-be-met
      """, at: location)
  }
}

extension RouteStyle {
  /// How a route is presented; a root that is not the first screen has been reported, and is a
  /// cover.
  fileprivate var modalKind: ModalModifier.Kind? {
    switch self {
    case .sheet: .sheet
    case .cover, .root: .cover
    case .push: nil
    }
  }
}
