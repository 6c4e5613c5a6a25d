/// The screens of a coordinator, the root first: an array or an identified array of routes.
public protocol RouteCollection: RandomAccessCollection
where Index == Int, Element: RouteProtocol {
  /// The id in a screen's actions: its position in an array, its own id in an identified array.
  associatedtype RouteID: Hashable

  /// The identity of a screen for as long as it is in the routes.
  associatedtype ScreenID: Hashable

  /// Adds a route on top; returns false if the routes hold its screen's id.
  mutating func _append(_ route: Element) -> Bool

  /// Removes the routes at a range of positions.
  mutating func _remove(_ range: Range<Int>)

  /// The position of the screen that an action comes from, nil if it is absent.
  func _index(routeID: RouteID) -> Int?

  /// The position of the screen with an identity, nil if it is absent.
  func _index(screenID: ScreenID) -> Int?

  /// The identity of a route's screen.
  static func _screenID(of route: Element) -> ScreenID

  /// The id that actions of a screen at a position carry.
  static func _routeID(of screenID: ScreenID, at index: Int) -> RouteID

  /// Changes a route in place; observers of the routes are notified only of `anotherScreen`.
  mutating func _modifyRoute(
    at index: Int, _ body: (inout Route<Element.Screen>) -> _RouteChange)

  /// Gives the second of two copies of one route an identity of its own.
  mutating func _separateScreens()
}

/// Routes whose actions carry the screen's position; identity follows a route wherever it moves.
extension Array: RouteCollection where Element: RouteProtocol {
  /// The position of the screen when its action reaches the reducer.
  public typealias RouteID = Int

  /// The identity that a route gets when it is made.
  public typealias ScreenID = RouteIdentity

  /// Adds a route on top; an array takes any.
  public mutating func _append(_ route: Element) -> Bool {
    append(route)
    return true
  }

  /// Removes the routes at a range of positions.
  public mutating func _remove(_ range: Range<Int>) { removeSubrange(range) }

  /// The position itself, nil if there is no screen at it.
  public func _index(routeID: Int) -> Int? { indices.contains(routeID) ? routeID : nil }

  /// The position of the route with an identity.
  ///
  /// Complexity: O(n).
  public func _index(screenID: RouteIdentity) -> Int? {
    firstIndex { $0._route.identity == screenID }
  }

  /// The identity of the route.
  public static func _screenID(of route: Element) -> RouteIdentity { route._route.identity }

  /// The position of the screen.
  public static func _routeID(of screenID: RouteIdentity, at index: Int) -> Int { index }

  /// Changes a route in place, and renews its version if it is another screen now.
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

  /// Gives the second of two copies of one route an identity of its own.
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

/// Routes whose actions carry the id of the screen's state.
extension IdentifiedArray: RouteCollection
where Element: RouteProtocol & Identifiable, ID == Element.ID {
  /// The id of the screen's state.
  public typealias RouteID = ID

  /// The id of the screen's state.
  public typealias ScreenID = ID

  /// Adds a route on top; returns false if the array holds its screen's id.
  public mutating func _append(_ route: Element) -> Bool { insert(route, at: count).inserted }

  /// Removes the routes at a range of positions.
  public mutating func _remove(_ range: Range<Int>) { removeSubrange(range) }

  /// The position of the screen with an id.
  ///
  /// Complexity: O(1).
  public func _index(routeID: ID) -> Int? { index(id: routeID) }

  /// The position of the screen with an id.
  ///
  /// Complexity: O(1).
  public func _index(screenID: ID) -> Int? { index(id: screenID) }

  /// The id of the screen's state.
  public static func _screenID(of route: Element) -> ID { route.id }

  /// The id of the screen, wherever it is.
  public static func _routeID(of screenID: ID, at index: Int) -> ID { screenID }

  /// Changes a route in place, and renews the structure token if it is another screen now.
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

  /// Does nothing, because the ids in an identified array are unique.
  public mutating func _separateScreens() {}
}

/// The result of changing a route in place: the same screen to observers, or another.
public enum _RouteChange {
  /// Tells whether the identity of the screen's state is still the same.
  case sameScreen, anotherScreen
}

/// One stack among a coordinator's screens: a root, sheet or cover, and the screens pushed on it.
@_spi(Views) public struct RouteStack<ID> {
  /// The screen at its bottom.
  @_spi(Views) public let root: ID
  /// How the root is presented.
  @_spi(Views) public let style: RouteStyle
  /// The screens above the root, the top one last.
  @_spi(Views) public var pushed: [ID] = []
}

extension RouteCollection {
  /// The identity of the screen at an index.
  @_spi(Views) public func screenID(at index: Int) -> ScreenID { Self._screenID(of: self[index]) }
  /// How the screen at an index is presented.
  @_spi(Views) public func style(at index: Int) -> RouteStyle { self[index]._route.style }

  /// The stacks, from the root's to the one in front.
  @_spi(Views) public var stacks: [RouteStack<ScreenID>] {
    indices.reduce(into: []) { stacks, index in
      if style(at: index) == .push, !stacks.isEmpty {
        stacks[stacks.count - 1].pushed.append(screenID(at: index))
      } else {
        stacks.append(RouteStack(root: screenID(at: index), style: style(at: index)))
      }
    }
  }
}
