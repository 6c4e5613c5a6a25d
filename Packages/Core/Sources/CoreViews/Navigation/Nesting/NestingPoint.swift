/// A place in a stack, one of its screens or its root: the stacks that are nested there, and what is
/// presented in front of all that stands on it.
///
/// Belongs to its session's actor.
final class NestingPoint {
  private(set) weak var coordinator: NavigationCoordinator?
  private(set) var nested: [NavigationCoordinator] = []
  private(set) var modals: [ModalNode] = []

  init(in coordinator: NavigationCoordinator?) { self.coordinator = coordinator }

  func add(_ stack: NavigationCoordinator) { nested.append(stack) }

  func remove(_ stack: NavigationCoordinator) { nested.removeAll { $0 === stack } }

  func add(_ modal: ModalNode) {
    modals.append(modal)
    coordinator?.settleLater()
  }

  func remove(_ modal: ModalNode) {
    modals.removeAll { $0 === modal }
    coordinator?.settleLater()
  }
}
