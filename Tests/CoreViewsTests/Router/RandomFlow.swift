import Views

/// Numbers that look random and are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// Makes random changes that a coordinator may make to its routes, and to those of the coordinators
/// within it.
struct RandomFlow {
  typealias Routes = [Route<Flow.Screen.State>]

  private(set) var generator: SeededGenerator
  private var lastNumber = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// A change of a coordinator that is found by going down at random.
  mutating func action(for state: Flow.State, isCrowded: Bool) -> Flow.Action {
    let flows = state.routes.indices.filter { state.routes[$0].screen.is(\.flow) }
    if let index = flows.randomElement(using: &generator), number(0...2) > 0,
      let child = state.routes[index].screen[case: \.flow]
    {
      let action = action(for: child, isCrowded: isCrowded)
      return .router(.routeAction(id: index, action: .flow(action)))
    }
    let routes = changed(state.routes, isCrowded: isCrowded)
    return .change { $0 = routes }
  }

  private mutating func changed(_ routes: Routes, isCrowded: Bool) -> Routes {
    var routes = routes
    switch number(isCrowded ? 5...12 : 0...12) {
    case 0, 1: routes.push(screen())
    case 2: routes.presentSheet(screen(), withNavigation: true)
    case 3: routes.presentCover(screen(), withNavigation: true)
    case 4:
      for _ in 0...number(0...3) { routes.present(screen(), style: style()) }
    case 5, 6: if routes.count > 1 { routes.goBack(number(1...routes.count - 1)) }
    case 7: routes.goBackTo(index: number(0...routes.count - 1))
    case 8: routes.popToCurrentNavigationRoot()
    case 9: routes.dismissAll()
    case 10: routes.replace(with: screen())
    case 11: moveOrRemove(in: &routes)
    default: routes = [.root(leaf(), withNavigation: true)]
    }
    return routes
  }

  private mutating func moveOrRemove(in routes: inout Routes) {
    guard routes.count > 2 else { return }
    let index = number(1...routes.count - 1)
    let route = routes.remove(at: index)
    if number(0...1) == 0 { routes.insert(route, at: number(1...routes.count)) }
  }

  private mutating func style() -> RouteStyle {
    switch number(0...3) {
    case 0: .sheet(withNavigation: true)
    case 1: .cover(withNavigation: true)
    default: .push
    }
  }

  private mutating func screen() -> Flow.Screen.State {
    number(0...3) == 0 ? .flow(Flow.State(name())) : leaf()
  }

  private mutating func leaf() -> Flow.Screen.State { .leaf(Leaf.State(name: name())) }

  private mutating func name() -> String {
    lastNumber += 1
    return "screen \(lastNumber)"
  }
}

extension Flow.State {
  /// The action by which a screen, here or in a coordinator within, does something.
  func action(_ leafAction: Leaf.Action, of name: String) -> Flow.Action? {
    for (index, route) in routes.enumerated() {
      switch route.screen {
      case .leaf(let leaf) where leaf.name == name:
        return .router(.routeAction(id: index, action: .leaf(leafAction)))
      case .leaf: continue
      case .flow(let flow):
        if let action = flow.action(leafAction, of: name) {
          return .router(.routeAction(id: index, action: .flow(action)))
        }
      }
    }
    return nil
  }
}
