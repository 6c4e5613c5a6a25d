/// A place in a stack, one of its screens or its root, and the stacks that are nested there.
///
/// Belongs to its session's actor.
final class NestingPoint {
  private(set) weak var coordinator: NavigationCoordinator?
  private(set) var nested: [NavigationCoordinator] = []

  init(in coordinator: NavigationCoordinator?) { self.coordinator = coordinator }

  func add(_ stack: NavigationCoordinator) { nested.append(stack) }

  func remove(_ stack: NavigationCoordinator) { nested.removeAll { $0 === stack } }
}
