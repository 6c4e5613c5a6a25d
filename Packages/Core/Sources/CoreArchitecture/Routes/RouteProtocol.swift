/// The elements of a ``RouteCollection``.
///
/// Only ``Route`` conforms.
public protocol RouteProtocol<Screen> {
  /// The state of the screen.
  associatedtype Screen

  /// The route itself, for code that is generic over the protocol.
  var _route: Route<Screen> { get }

  /// Makes a route with a new identity.
  init(screen: Screen, style: RouteStyle)
}

extension Route: RouteProtocol {
  /// The route itself.
  public var _route: Route<Screen> { self }
}
