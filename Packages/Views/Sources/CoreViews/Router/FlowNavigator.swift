public import CoreArchitecture

/// Changes the screens of the ``FlowStack`` around a view:
/// `@Environment(FlowNavigator<Screen>.self) var navigator`.
///
/// Where Combine is imported, `@EnvironmentObject var navigator: FlowNavigator<Screen>` reads it
/// too.
public final class FlowNavigator<Screen> {
  private var binding: Binding<[Route<Screen>]>

  /// Makes a navigator of routes that something else keeps.
  public init(_ routes: Binding<[Route<Screen>]>) { binding = routes }

  func follow(_ routes: Binding<[Route<Screen>]>) { binding = routes }

  /// The screens above the root, the lowest first.
  public var routes: [Route<Screen>] {
    get { binding.wrappedValue }
    set { binding.wrappedValue = newValue }
  }

  /// Pushes a screen on the stack in front.
  public func push(_ screen: Screen) { routes.append(.push(screen)) }

  /// Shows a screen in front of the top one, as a sheet.
  public func presentSheet(_ screen: Screen, withNavigation: Bool = false) {
    routes.append(.sheet(screen, withNavigation: withNavigation))
  }

  /// Shows a screen that covers all others.
  public func presentCover(_ screen: Screen, withNavigation: Bool = false) {
    routes.append(.cover(screen, withNavigation: withNavigation))
  }

  /// Removes screens from the top, whatever their style, but not the root.
  public func goBack(_ count: Int = 1) { routes.removeLast(min(count, routes.count)) }

  /// Removes all screens above the root.
  public func goBackToRoot() { routes = [] }

  /// Removes the screens above the last one that a closure accepts; does nothing without one.
  public func goBackTo(where predicate: (Route<Screen>) -> Bool) {
    guard let index = routes.lastIndex(where: predicate) else { return }
    routes.removeSubrange((index + 1)...)
  }

  /// Removes the screens above the last one that equals another; does nothing without one.
  public func goBackTo(_ screen: Screen) where Screen: Equatable {
    goBackTo { $0.screen == screen }
  }

  /// Removes pushed screens from the top; those of sheets and covers stay.
  public func pop(_ count: Int = 1) {
    goBack(min(count, routes.reversed().prefix(while: \.isPush).count))
  }

  /// Removes the screens that are pushed on the stack in front.
  public func popToCurrentNavigationRoot() { pop(routes.count) }

  /// Removes the sheet or cover in front, and all on it; does nothing without one.
  public func dismiss() {
    guard let index = routes.lastIndex(where: \.isPresented) else { return }
    routes.removeSubrange(index...)
  }
}

/// A navigator of screens of any types.
public typealias FlowPathNavigator = FlowNavigator<AnyHashable>
