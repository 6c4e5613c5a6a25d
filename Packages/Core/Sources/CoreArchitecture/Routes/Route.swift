/// A screen of a coordinator, and how it is shown.
///
/// A coordinator keeps its screens in an array of routes, the root first: `[.root(.list), .push(
/// .detail), .sheet(.settings)]`. Each `Route` that is made is a screen of its own, though it may
/// equal another; assigning to `screen` shows something else on the same screen.
public struct Route<Screen> {
  /// How the screen is shown.
  public let style: RouteStyle
  var identity = RouteIdentity()
  var content: Screen
  /// Changes when the screen is replaced, or edited where nobody can observe what is in it.
  var version: UInt64 = 0
  /// Kept by the first route for its array: changes before the array is edited in place.
  var arrayVersion: UInt64 = 0

  public init(screen: Screen, style: RouteStyle) {
    content = screen
    self.style = style
  }

  /// The first screen.
  /// - Parameter withNavigation: Whether it begins a stack that screens can be pushed on. A
  ///   coordinator within another's stack adds to that one instead, whatever this says.
  public static func root(_ screen: Screen, withNavigation: Bool = false) -> Self {
    Self(screen: screen, style: .root(withNavigation: withNavigation))
  }

  /// A screen on top of the stack that the screen below is part of.
  public static func push(_ screen: Screen) -> Self {
    Self(screen: screen, style: .push)
  }

  /// A screen in front of the one below.
  /// - Parameter withNavigation: Whether it begins a stack that screens can be pushed on.
  public static func sheet(_ screen: Screen, withNavigation: Bool = false) -> Self {
    Self(screen: screen, style: .sheet(withNavigation: withNavigation))
  }

  /// A screen that leaves nothing of the one below to be seen.
  /// - Parameter withNavigation: Whether it begins a stack that screens can be pushed on.
  public static func cover(_ screen: Screen, withNavigation: Bool = false) -> Self {
    Self(screen: screen, style: .cover(withNavigation: withNavigation))
  }

  /// The state of the screen, which keeps its effects when it is set.
  public var screen: Screen {
    get { content }
    set {
      content = newValue
      version = ObservableStateID.next()
    }
    _modify {
      let identity = _willEdit(&content)
      defer {
        if identity == nil || identity != _observationIdentity(of: content) {
          version = ObservableStateID.next()
        }
      }
      yield &content
    }
  }

  /// Whether the screen begins a stack of its own.
  public var withNavigation: Bool { style.withNavigation }

  /// Whether the screen covers the one below: a sheet or a cover.
  public var isPresented: Bool { style.isPresented }
  public var isPush: Bool { style.isPush }
  public var isSheet: Bool { style.isSheet }
  public var isCover: Bool { style.isCover }

  /// The same route with another kind of screen.
  public func map<NewScreen>(
    _ transform: (Screen) throws -> NewScreen
  ) rethrows -> Route<NewScreen> {
    var route = Route<NewScreen>(screen: try transform(content), style: style)
    route.identity = identity
    return route
  }
}

/// The screens of a coordinator, the root first.
public typealias Routes<Screen> = [Route<Screen>]

extension Route: Sendable where Screen: Sendable {}
