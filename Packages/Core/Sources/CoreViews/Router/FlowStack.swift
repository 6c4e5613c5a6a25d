public import CoreArchitecture

/// Shows a root and the screens above it: pushed, as sheets, and as covers.
///
/// ```
/// FlowStack($routes, withNavigation: true) {
///   QuayView()
///     .flowDestination(for: Berth.self) { berth in BerthView(berth: berth) }
/// }
/// ```
///
/// Views within read the ``FlowNavigator`` from the environment. A feature's screens are better
/// shown with a ``TCARouter``.
public struct FlowStack<Root: View, Screen: Hashable>: View {
  private let external: Binding<[Route<Screen>]>?
  private let withNavigation: Bool
  private let root: Root
  @State private var own: [Route<Screen>] = []
  @State private var keeper = FlowKeeper()

  /// Makes a stack of screens of one type.
  public init(
    _ routes: Binding<[Route<Screen>]>, withNavigation: Bool = false,
    @ViewBuilder root: () -> Root
  ) {
    (external, self.withNavigation, self.root) = (routes, withNavigation, root())
  }

  /// Makes a stack of screens of any types.
  public init(
    _ path: Binding<FlowPath>, withNavigation: Bool = false, @ViewBuilder root: () -> Root
  ) where Screen == AnyHashable {
    self.init(path.routes, withNavigation: withNavigation, root: root)
  }

  /// Makes a stack that keeps its screens itself; they are changed by the navigator and by links.
  public init(withNavigation: Bool = false, @ViewBuilder root: () -> Root)
  where Screen == AnyHashable {
    (external, self.withNavigation, self.root) = (nil, withNavigation, root())
  }

  /// The root, in a stack if it is `withNavigation`.
  public var body: some View {
    let routes = external ?? $own
    let flow = Flow(routes: hidden(routes), destinations: keeper.destinations, root: AnyView(root))
    FlowPart(flow: flow, id: nil, withNavigation: withNavigation)
      .environment(\.flow, flow)
      .environment(keeper.navigator(of: flow.routes))
      .environment(keeper.navigator(of: routes))
  }

  /// The routes with the type of their screens hidden; screens of other types are dropped.
  private func hidden(_ routes: Binding<[Route<Screen>]>) -> Binding<[Route<AnyHashable>]> {
    Binding {
      routes.wrappedValue.map { $0.map { AnyHashable($0) } }
    } set: { hidden in
      routes.wrappedValue = hidden.compactMap { route in
        (route.screen as? Screen).map { screen in route.map { _ in screen } }
      }
    }
  }
}

/// What a stack keeps while it is mounted.
private final class FlowKeeper {
  let destinations = FlowDestinations()
  private var navigators: [ObjectIdentifier: AnyObject] = [:]

  /// The navigator of screens of a type: the same one each time.
  func navigator<Screen>(of routes: Binding<[Route<Screen>]>) -> FlowNavigator<Screen> {
    let type = ObjectIdentifier(Screen.self)
    let navigator = navigators[type] as? FlowNavigator<Screen> ?? FlowNavigator(routes)
    navigator.follow(routes)
    navigators[type] = navigator
    return navigator
  }
}
