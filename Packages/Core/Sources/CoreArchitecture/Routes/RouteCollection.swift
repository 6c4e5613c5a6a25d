/// An array of routes, by position or by id: the screens of a coordinator, the root first.
public protocol RouteCollection: RandomAccessCollection
where Index == Int, Element: RouteProtocol {
  /// What the actions of a screen carry to say which screen they are from.
  associatedtype RouteID: Hashable
  /// What tells a screen from all others for as long as it is there.
  associatedtype ScreenID: Hashable

  /// Puts a route on top; false if its screen is there already, by its id.
  mutating func _append(_ route: Element) -> Bool
  mutating func _remove(_ range: Range<Int>)

  /// The position of the screen that an action comes from.
  func _index(routeID: RouteID) -> Int?
  func _index(screenID: ScreenID) -> Int?
  static func _screenID(of route: Element) -> ScreenID
  /// What an action carries that comes from a screen at a position.
  static func _routeID(of screenID: ScreenID, at index: Int) -> RouteID
  /// Changes a route where it is stored, and the array's own identity only if told so.
  mutating func _modifyRoute(
    at index: Int, _ body: (inout Route<Element.Screen>) -> _RouteChange)
  /// Makes routes that are the same screen twice two screens.
  mutating func _separateScreens()
}

/// What a change in place has made of a route.
public enum _RouteChange {
  case sameScreen, anotherScreen
}

/// The elements of a ``RouteCollection``.
///
/// Only ``Route`` conforms.
public protocol RouteProtocol<Screen> {
  associatedtype Screen

  var _route: Route<Screen> { get }
  init(screen: Screen, style: RouteStyle)
}

extension Route: RouteProtocol {
  public var _route: Route<Screen> { self }
}

/// Screens by position. A screen is known by its route, wherever that moves.
extension Array: RouteCollection where Element: RouteProtocol {
  public typealias RouteID = Int
  public typealias ScreenID = RouteIdentity

  public mutating func _append(_ route: Element) -> Bool {
    append(route)
    return true
  }

  public mutating func _remove(_ range: Range<Int>) { removeSubrange(range) }

  public func _index(routeID: Int) -> Int? { indices.contains(routeID) ? routeID : nil }

  public func _index(screenID: RouteIdentity) -> Int? {
    firstIndex { $0._route.identity == screenID }
  }

  public static func _screenID(of route: Element) -> RouteIdentity { route._route.identity }

  public static func _routeID(of screenID: RouteIdentity, at index: Int) -> Int { index }

  public mutating func _modifyRoute(
    at index: Int, _ body: (inout Route<Element.Screen>) -> _RouteChange
  ) {
    withUnsafeMutablePointer(to: &self[index]) { element in
      // Safe: only `Route` conforms to `RouteProtocol`.
      element.withMemoryRebound(to: Route<Element.Screen>.self, capacity: 1) { route in
        if body(&route.pointee) == .anotherScreen {
          route.pointee.version = ObservableStateID.next()
        }
      }
    }
  }

  public mutating func _separateScreens() {
    var seen: Set<RouteIdentity> = []
    for index in indices where !seen.insert(self[index]._route.identity).inserted {
      _modifyRoute(at: index) { route in
        route.identity = RouteIdentity()
        return .anotherScreen
      }
    }
  }
}

/// Screens by the ids of their states.
extension IdentifiedArray: RouteCollection
where Element: RouteProtocol & Identifiable, ID == Element.ID {
  public typealias RouteID = ID
  public typealias ScreenID = ID

  public mutating func _append(_ route: Element) -> Bool { insert(route, at: count).inserted }
  public mutating func _remove(_ range: Range<Int>) { removeSubrange(range) }

  public func _index(routeID: ID) -> Int? { index(id: routeID) }
  public func _index(screenID: ID) -> Int? { index(id: screenID) }
  public static func _screenID(of route: Element) -> ID { route.id }
  public static func _routeID(of screenID: ID, at index: Int) -> ID { screenID }

  public mutating func _modifyRoute(
    at index: Int, _ body: (inout Route<Element.Screen>) -> _RouteChange
  ) {
    var change = _RouteChange.sameScreen
    _withElement(at: index) { element in
      withUnsafeMutablePointer(to: &element) { element in
        // Safe: only `Route` conforms to `RouteProtocol`.
        element.withMemoryRebound(to: Route<Element.Screen>.self, capacity: 1) { route in
          change = body(&route.pointee)
        }
      }
    }
    if change == .anotherScreen { _renewStructure() }
  }

  public mutating func _separateScreens() {}
}
