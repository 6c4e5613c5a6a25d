/// A screen of a routes coordinator, with the style in which it is shown.
///
/// A coordinator is a feature that joins screens which do not know each other. It keeps them in an
/// array of routes, the root first, and changes the array when a screen's action asks for it:
///
/// ```swift
/// state.routes = [.root(.list(List.State()), withNavigation: true)]
/// state.routes.push(.detail(Detail.State()))              // [.root, .push]
/// state.routes.presentSheet(.settings(Settings.State()))  // [.root, .push, .sheet]
/// state.routes.goBackToRoot()                             // [.root]
/// ```
///
/// `.forEachRoute(\.routes, action: \.router)` runs the screens' reducers. Each `Route` made is a
/// screen of its own, even if it equals another; setting ``screen`` keeps the screen's identity.
public struct Route<Screen> {
  /// The style in which the screen is shown.
  public let style: RouteStyle
  var identity = RouteIdentity()
  var content: Screen
  /// Changes when the screen is replaced, or edited while its state is not observable.
  var version: UInt64 = 0
  /// The version of the array, stored in its first route; renewed before the array is edited in
  /// place.
  var arrayVersion: UInt64 = 0

  /// Makes a route with a new identity.
  public init(screen: Screen, style: RouteStyle) {
    content = screen
    self.style = style
  }

  /// A route with the first screen.
  ///
  /// `withNavigation` says whether it begins a stack that screens can be pushed on. A coordinator
  /// in another's stack adds its screens to that one instead, whatever this says.
  public static func root(_ screen: Screen, withNavigation: Bool = false) -> Self {
    Self(screen: screen, style: .root(withNavigation: withNavigation))
  }

  /// A route with a screen on top of the stack that holds the screen below.
  public static func push(_ screen: Screen) -> Self {
    Self(screen: screen, style: .push)
  }

  /// A route with a screen in front of the one below, which stays visible around it.
  ///
  /// `withNavigation` says whether it begins a stack that screens can be pushed on.
  public static func sheet(_ screen: Screen, withNavigation: Bool = false) -> Self {
    Self(screen: screen, style: .sheet(withNavigation: withNavigation))
  }

  /// A route with a screen that hides the one below.
  ///
  /// `withNavigation` says whether it begins a stack that screens can be pushed on.
  public static func cover(_ screen: Screen, withNavigation: Bool = false) -> Self {
    Self(screen: screen, style: .cover(withNavigation: withNavigation))
  }

  /// The state of the screen; setting it keeps the screen's identity and effects.
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

  /// Whether the screen is presented over the one below, as a sheet or a cover.
  public var isPresented: Bool { style.isPresented }

  /// Whether the screen is pushed on the stack of the one below.
  public var isPush: Bool { style.isPush }

  /// Whether the screen is a sheet.
  public var isSheet: Bool { style.isSheet }

  /// Whether the screen is a cover.
  public var isCover: Bool { style.isCover }

  /// Returns the route with its screen transformed; style and identity stay.
  public func map<NewScreen>(
    _ transform: (Screen) throws -> NewScreen
  ) rethrows -> Route<NewScreen> {
    var route = Route<NewScreen>(screen: try transform(content), style: style)
    route.identity = identity
    return route
  }
}

extension Route: Sendable where Screen: Sendable {}

/// The style in which a coordinator's screen is shown.
public enum RouteStyle: Hashable, Codable, Sendable {
  /// The first screen, which stays for as long as the coordinator does.
  case root(withNavigation: Bool = false)
  /// On top of the stack that holds the screen below.
  case push
  /// In front of the screen below, which stays visible around it.
  case sheet(withNavigation: Bool = false)
  /// In front of everything, hiding the screen below.
  case cover(withNavigation: Bool = false)

  /// Whether the screen begins a stack of its own.
  public var withNavigation: Bool {
    switch self {
    case .root(let embed), .sheet(let embed), .cover(let embed): embed
    case .push: false
    }
  }

  /// Whether the screen is presented over the one below, as a sheet or a cover.
  public var isPresented: Bool { isSheet || isCover }

  /// Whether the screen is pushed on the stack of the one below.
  public var isPush: Bool { self == .push }

  /// Whether the screen is a sheet, with or without a stack of its own.
  public var isSheet: Bool {
    if case .sheet = self { true } else { false }
  }

  /// Whether the screen is a cover, with or without a stack of its own.
  public var isCover: Bool {
    if case .cover = self { true } else { false }
  }
}

/// Identity of a coordinator's screen for as long as its route is there.
///
/// A route gets its identity when it is made, and keeps it while its screen changes and while other
/// routes come and go. Equality of routes ignores it.
public struct RouteIdentity: Hashable, Sendable {
  let number = ObservableStateID.next()

  init() {}
}

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

/// The screens of a coordinator, the root first.
public typealias Routes<Screen> = [Route<Screen>]
