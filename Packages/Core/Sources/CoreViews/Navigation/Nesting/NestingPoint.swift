/// A place in a stack, one of its screens or its root, at which other stacks are nested.
///
/// It also knows the modal presentations of that place. Belongs to its session's actor.
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
