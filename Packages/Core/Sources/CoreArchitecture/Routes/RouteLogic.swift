internal import CoreCasePaths
internal import CoreToolchain

/// Runs the screens of a coordinator and then the coordinator itself.
struct RouteLogic<State, Action, Routes: RouteCollection, ScreenAction> {
  typealias Screen = Routes.Element.Screen

  typealias Parts = Composition<
    State, Action, StateAccess<State, Routes>, Screen, ScreenAction,
    RouterAction<Routes, ScreenAction>
  >

  let parts: Parts
  /// Whether a screen's effects are cancelled when it leaves the routes.
  let endsEffects: Bool
  let identity = ObservableIdentity(Screen.self)
  private let tags = ScreenTag<Screen>()

  init(_ parts: Parts, endsEffects: Bool) {
    self.parts = parts
    self.endsEffects = endsEffects
  }

  var node: ReducerNode<State, Action> {
    ReducerNode(
      { state, action in reduce(into: &state, action: action) },
      sweep: { state, sweep in
        look(at: state, &sweep)
        parts.parent.sweep?(state, &sweep)
      },
      begin: { state, look in
        begin(state, look).merge(with: parts.parent.begin?(state, look) ?? .none)
      })
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = structure(of: state)
    let started = parts.action.extract(from: action).flatMap {
      reduceRouter(into: &state, action, $0)
    }
    let parentEffect = parts.parent.reduce(into: &state, action: action)
    let effect = (started.map { self.effect(of: $0, in: state) } ?? .none)
      .merge(with: parentEffect)
    guard before != structure(of: state) else { return effect }
    parts.state.modify(&state) { $0._separateScreens() }
    parts.state.read(state) { $0.misuse }?.report(at: parts.location)
    return effect
  }

  /// Ends the effects of screens that have left, and updates the positions of the others.
  private func look(at state: UnsafePointer<State>, _ sweep: inout EffectSweep) {
    guard sweep.holds(path) else { return }
    let routes = parts.state.peek(at: state) { $0.pointee }
    func index(_ id: AnyHashable) -> Int? {
      guard let screenKey = id.base as? ScreenKey<Routes.ScreenID>,
        let index = routes._index(screenID: screenKey.screenID),
        tags(routes[index]._route.content) == screenKey.tag
      else { return nil }
      return index
    }
    for row in sweep.screens(at: path, endsEffects: endsEffects, position: index) {
      guard let index = index(row.id), let outer = sweep.enter(row) else { continue }
      withUnsafePointer(to: routes[index]._route.content) { parts.child.sweep($0, &sweep) }
      sweep.leave(to: outer)
    }
  }

  private func begin(_ state: UnsafePointer<State>, _ look: BeginLook) -> Effect<Action> {
    let routes = parts.state.peek(at: state) { $0.pointee }
    return routes.indices.reduce(.none) { all, index in
      let screenKey = screenKey(at: index, of: routes)
      let begun = withUnsafePointer(to: routes[index]._route.content) {
        parts.child.begin($0, at: key(screenKey), look)
      }
      guard let node = begun?.effect.node else { return all }
      let started = Started(node: node, id: screenKey, index: index)
      return all.merge(with: effect(of: started, in: state.pointee))
    }
  }

  private var path: StatePath { parts.state.path }

  /// An effect that a screen has started, with the key of the screen and its position at that time.
  private struct Started {
    let node: EffectNode<ScreenAction>
    let id: ScreenKey<Routes.ScreenID>
    let index: Int
  }

  /// A hash that changes when a screen is added, removed, moved or turns into another case.
  private func structure(of state: State) -> UInt64 {
    parts.state.read(state) { routes in
      var hasher = Hasher()
      for index in routes.indices {
        hasher.combine(routes.screenID(at: index))
        hasher.combine(tags(routes[index]._route.content))
      }
      return UInt64(bitPattern: Int64(hasher.finalize()))
    }
  }

  private func reduceRouter(
    into state: inout State, _ action: Action, _ routerAction: RouterAction<Routes, ScreenAction>
  ) -> Started? {
    switch routerAction {
    case .routeAction(let id, let screenAction):
      return reduceScreen(into: &state, action, id: id, screenAction)
    case .updateRoutes(let routes):
      parts.state.modify(&state) { $0 = routes }
    case .dismiss(let id):
      let isGone = parts.state.modify(&state) { routes in
        guard let index = routes._index(screenID: id), index > 0 else { return true }
        routes._remove(index..<routes.count)
        return false
      }
      if isGone {
        let held = parts.state.read(state) { routes in
          (0..<routes.count).map { "\(routes.screenID(at: $0))" }
        }
        AbsentChild.routeDismissal(id: "\(id)", held: held)
          .report(action: action, state: state, at: parts.location)
      }
    }
    return nil
  }

  private func reduceScreen(
    into state: inout State, _ action: Action, id: Routes.RouteID, _ screenAction: ScreenAction
  ) -> Started? {
    guard let index = parts.state.read(state, { $0._index(routeID: id) }) else {
      AbsentChild.route(id: "\(id)").report(action: action, state: state, at: parts.location)
      return nil
    }
    let depth = index > 0 ? PresentationDepth.enter() : nil
    defer { depth?.leave() }
    let step = ReducerPosition.enter(
      child: key(parts.state.read(state) { self.screenKey(at: index, of: $0) }))
    defer { step?.leave() }
    var effect = Effect<ScreenAction>.none
    var screenKey: ScreenKey<Routes.ScreenID>?
    parts.state.modify(&state) { routes in
      screenKey = self.screenKey(at: index, of: routes)
      routes._modifyRoute(at: index) { route in
        let before = withUnsafeMutablePointer(to: &route.content) { identity?.willModify($0) }
        effect = parts.child.reduce(into: &route.content, action: screenAction)
        let after = withUnsafeMutablePointer(to: &route.content) { identity?.id($0) }
        return before != nil && before == after ? .sameScreen : .anotherScreen
      }
    }
    guard let node = effect.node, let screenKey else { return nil }
    return Started(node: node, id: screenKey, index: index)
  }

  private func screenKey(at index: Int, of routes: Routes) -> ScreenKey<Routes.ScreenID> {
    ScreenKey(
      screenID: routes.screenID(at: index), tag: tags(routes[index]._route.content))
  }

  private func key(_ screenKey: ScreenKey<Routes.ScreenID>) -> ChildKey {
    ChildKey(path: path, id: AnyHashable(screenKey))
  }

  private func effect(of started: Started, in state: State) -> Effect<Action> {
    let screenID = started.id.screenID
    let index = parts.state.read(state) { $0._index(screenID: screenID) } ?? started.index
    let router = parts.action
    return Effect(
      node: RouteNode(
        started.node,
        key: key(started.id),
        position: index,
        dismissal: router.embed(.dismiss(id: screenID)),
        embed: { action, index in
          router.embed(.routeAction(id: Routes._routeID(of: screenID, at: index), action: action))
        }))
  }
}

/// The key of a screen's effects; another case of an enum counts as another screen.
private struct ScreenKey<ID: Hashable>: Hashable {
  let screenID: ID
  let tag: UInt32
}

/// Reads which case a screen's state is in; 0 for a state that is no enum.
private struct ScreenTag<Screen> {
  private let isEnum = EnumTag.isEnum(Screen.self)

  func callAsFunction(_ screen: Screen) -> UInt32 {
    isEnum ? EnumTag.tag(of: screen) : 0
  }
}
