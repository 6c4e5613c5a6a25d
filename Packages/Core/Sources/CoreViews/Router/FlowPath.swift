public import CoreArchitecture

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
