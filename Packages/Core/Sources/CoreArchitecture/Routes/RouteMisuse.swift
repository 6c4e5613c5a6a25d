@_spi(Views) internal import CoreDependencies

/// A request that routes cannot carry out, which leaves them unchanged, or an invalid list of
/// routes.
enum RouteMisuse: Equatable {
  case goingBackTooFar(count: Int, screens: Int)
  case noSuchPosition(index: Int, screens: Int)
  case poppingTooFar(count: Int, pushed: Int)
  case poppingThroughPresentation(index: Int)
  case sameID(String)
  case noRoot
  case rootAbove(index: Int)

  var message: String {
    switch self {
    case .goingBackTooFar(let count, let screens):
      """
      Routes cannot go back by \(count): there are \(screens) screens, and the root stays. Go back \
      by less, or use 'goBackToRoot()'.
      """
    case .noSuchPosition(let index, let screens):
      """
      Routes cannot go back to the screen at \(index): there are \(screens) screens. Positions \
      count from 0, the root.
      """
    case .poppingTooFar(let count, let pushed):
      """
      \(count) screens were to be popped, and the stack in front has \(pushed) that were pushed. \
      Pop fewer, or use 'goBack(\(count))', which also ends presentations.
      """
    case .poppingThroughPresentation(let index):
      """
      Routes cannot pop to the screen at \(index), because a sheet or cover is in front of it. Use \
      'goBackTo', which also ends presentations.
      """
    case .sameID(let id):
      """
      A screen with the id \(id) was to be shown, and the routes hold one already. Give every \
      screen an id of its own, or go back to the one that is there with 'goBackTo(id:)'.
      """
    case .noRoot:
      """
      Routes begin with a screen that is pushed or presented, so there is nothing to push it on. \
      Begin them with '.root(…)'. Until then it is shown as the root.
      """
    case .rootAbove(let index):
      """
      The routes hold a root at \(index), and only the first screen can be one. Use '.push', \
      '.sheet' or '.cover'. Until then it is shown as a cover.
      """
    }
  }

  func report(at location: _SourceLocation) {
    reportIssue(
      """
      \(message)

      More: Documentation/Core.docc/Coordinators.md#requests-that-cannot-be-met
      """, at: location)
  }
}

extension RouteCollection {
  /// The fault of the routes as they are, nil if they are valid.
  var misuse: RouteMisuse? {
    guard let first else { return nil }
    if case .root = first._route.style {} else { return .noRoot }
    return indices.dropFirst()
      .first { if case .root = self[$0]._route.style { true } else { false } }
      .map { .rootAbove(index: $0) }
  }
}
