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

extension View {
  /// Says how a ``FlowStack`` around the view shows screens of a type.
  public func flowDestination<Screen: Hashable>(
    for type: Screen.Type, @ViewBuilder destination: @escaping (Screen) -> some View
  ) -> some View {
    FlowDestinationView(content: self) { (screen: Binding<Screen>) in
      AnyView(destination(screen.wrappedValue))
    }
  }

  /// Says how a ``FlowStack`` around the view shows screens of a type, which they may change.
  @_disfavoredOverload
  public func flowDestination<Screen: Hashable>(
    for type: Screen.Type, @ViewBuilder destination: @escaping (Binding<Screen>) -> some View
  ) -> some View {
    FlowDestinationView(content: self) { AnyView(destination($0)) }
  }
}

private struct FlowDestinationView<Content: View, Screen: Hashable>: View {
  let content: Content
  let build: (Binding<Screen>) -> AnyView
  @Environment(\.flow) private var flow

  var body: some View {
    let _ = flow?.destinations.add(Screen.self, build)
    content
  }
}

/// A button that shows a screen on the ``FlowStack`` around it.
public struct FlowLink<Label: View>: View {
  private let route: Route<AnyHashable>?
  private let label: Label
  @Environment(\.flow) private var flow

  /// Makes a button that shows a screen in a style; without a screen it is disabled.
  public init(
    value: (some Hashable)?, style: RouteStyle = .push, @ViewBuilder label: () -> Label
  ) {
    route = value.map { Route(screen: AnyHashable($0), style: style) }
    self.label = label()
  }

  /// The button.
  public var body: some View {
    Button {
      guard let route else { return }
      flow?.routes.wrappedValue.append(Route(screen: route.screen, style: route.style))
    } label: {
      label
    }
    .disabled(route == nil)
  }
}

extension FlowLink where Label == Text {
  /// Makes a button with a title that shows a screen in a style.
  public init(_ title: LocalizedStringKey, value: (some Hashable)?, style: RouteStyle = .push) {
    self.init(value: value, style: style) { Text(title) }
  }
}

/// The screens of a ``FlowStack`` above its root, of any types.
public struct FlowPath: Equatable {
  /// The screens with how they are shown, the lowest first.
  public var routes: [Route<AnyHashable>]

  /// Makes a path of routes; without any the root shows.
  public init(_ routes: [Route<AnyHashable>] = []) { self.routes = routes }

  /// Makes a path of screens that are pushed, the lowest first.
  public init(_ screens: some Sequence<some Hashable>) {
    routes = screens.map { .push(AnyHashable($0)) }
  }

  /// The number of screens above the root.
  public var count: Int { routes.count }
  /// Whether the root shows.
  public var isEmpty: Bool { routes.isEmpty }

  /// Pushes a screen, or shows it in another style.
  public mutating func append(_ screen: some Hashable, style: RouteStyle = .push) {
    routes.append(Route(screen: AnyHashable(screen), style: style))
  }

  /// Adds a route on top.
  public mutating func append(_ route: Route<some Hashable>) {
    routes.append(route.map { AnyHashable($0) })
  }

  /// Removes screens from the top; stops the process if there are fewer.
  public mutating func removeLast(_ count: Int = 1) { routes.removeLast(count) }
}
