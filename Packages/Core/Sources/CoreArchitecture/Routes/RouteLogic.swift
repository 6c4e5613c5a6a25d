internal import CoreCasePaths

struct RouteLogic<State, Action, Routes: RouteCollection, ScreenAction> {
  typealias Screen = Routes.Element.Screen

  let parent: ReducerNode<State, Action>
  let screen: LazyNode<Screen, ScreenAction>
  let state: StateAccess<State, Routes>
  let action: AnyCasePath<Action, RouterAction<Routes, ScreenAction>>
  /// Whether the effects of a screen end when it leaves the routes.
  let endsEffects: Bool
  let place: SourcePlace
  let identity = IdentityProbe(Screen.self)
  let tags = ScreenTag<Screen>()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = structure(of: state)
    let started = self.action.extract(from: action).flatMap {
      reduceRouter(into: &state, action, $0)
    }
    let parentEffect = parent.reduce(into: &state, action: action)
    let effect = (started.map { self.effect(of: $0, in: state) } ?? .none)
      .merge(with: parentEffect)
    guard before != structure(of: state) else { return effect }
    self.state.modify(&state) { $0._separateScreens() }
    let routes = self.state.read(state) { $0 }
    routes.misuse?.report(at: place)
    return effect.merge(with: settling(routes))
  }

  /// What the effects of a screen need to know of it.
  private struct Started {
    let node: EffectNode<ScreenAction>
    let id: RouteScope<Routes.ScreenID>
    let index: Int
  }

  /// Differs once a screen has joined, left, moved or turned into another case.
  private func structure(of state: State) -> Int {
    self.state.read(state) { routes in
      var hasher = Hasher()
      for index in routes.indices {
        hasher.combine(routes.screenID(at: index))
        hasher.combine(tags(routes[index]._route.content))
      }
      return hasher.finalize()
    }
  }

  private func reduceRouter(
    into state: inout State, _ action: Action, _ routerAction: RouterAction<Routes, ScreenAction>
  ) -> Started? {
    switch routerAction {
    case .routeAction(let id, let screenAction):
      return reduceScreen(into: &state, action, id: id, screenAction)
    case .updateRoutes(let routes):
      self.state.modify(&state) { $0 = routes }
    case .dismiss(let id):
      let isGone = self.state.modify(&state) { routes in
        guard let index = routes._index(screenID: id), index > 0 else { return true }
        routes._remove(index..<routes.count)
        return false
      }
      if isGone { AbsentChild.route(id: "\(id)").report(action: action, state: state, at: place) }
    }
    return nil
  }

  private func reduceScreen(
    into state: inout State, _ action: Action, id: Routes.RouteID, _ screenAction: ScreenAction
  ) -> Started? {
    guard let index = self.state.read(state, { $0._index(routeID: id) }) else {
      AbsentChild.route(id: "\(id)").report(action: action, state: state, at: place)
      return nil
    }
    let depth = index > 0 ? PresentationDepth.enter() : nil
    defer { depth?.leave() }
    var effect = Effect<ScreenAction>.none
    var scope: RouteScope<Routes.ScreenID>?
    self.state.modify(&state) { routes in
      let screenID = routes.screenID(at: index)
      routes._modifyRoute(at: index) { route in
        let before = withUnsafeMutablePointer(to: &route.content) { identity?.willModify($0) }
        scope = RouteScope(screen: screenID, tag: tags(route.content))
        effect = screen.reduce(into: &route.content, action: screenAction)
        let after = withUnsafeMutablePointer(to: &route.content) { identity?.id($0) }
        return before != nil && before == after ? .sameScreen : .anotherScreen
      }
    }
    guard let node = effect.node, let scope else { return nil }
    return Started(node: node, id: scope, index: index)
  }

  /// The root has nobody to dismiss it here: it is up to who holds the coordinator.
  private func effect(of started: Started, in state: State) -> Effect<Action> {
    let screenID = started.id.screen
    let index = self.state.read(state) { $0._index(screenID: screenID) } ?? started.index
    let path = self.action
    return Effect(
      node: RouteNode(
        started.node,
        key: ScopeKey(path: self.state.path, id: AnyHashable(started.id)),
        position: index,
        dismissal: index > 0 ? path.embed(.dismiss(id: screenID)) : nil,
        embed: { action, index in
          path.embed(.routeAction(id: Routes._routeID(of: screenID, at: index), action: action))
        }))
  }

  /// Ends the effects of screens that have gone, and tells those of the others where they are.
  private func settling(_ routes: Routes) -> Effect<Action> {
    Effect(
      node: RoutesSettledNode(path: state.path, endsEffects: endsEffects) { id in
        guard let scope = id.base as? RouteScope<Routes.ScreenID>,
          let index = routes._index(screenID: scope.screen),
          tags(routes[index]._route.content) == scope.tag
        else { return nil }
        return index
      })
  }
}

/// A screen as the home of effects: another case of an enum is another screen.
struct RouteScope<ID: Hashable>: Hashable {
  let screen: ID
  let tag: UInt32
}

/// Reads which case a screen's state is in; what kind of type it is is found out once.
struct ScreenTag<Screen> {
  private let isEnum = EnumTag.isEnum(Screen.self)

  func callAsFunction(_ screen: Screen) -> UInt32 {
    isEnum ? EnumTag.tag(of: screen) : 0
  }
}
