/// A place in a stack, one of its screens or its root, at which other stacks are nested.
///
/// It also knows the modal presentations of that place. Belongs to its session's actor.
final class NestingPoint: ModalAnchor {
  private(set) weak var stack: ScreenStack?
  private(set) var nested: [ScreenStack] = []
  private(set) var modals: [ModalNode] = []

  init(in stack: ScreenStack) { self.stack = stack }

  func add(_ stack: ScreenStack) { nested.append(stack) }

  func remove(_ stack: ScreenStack) { nested.removeAll { $0 === stack } }

  // MARK: Modal presentations

  func moveOut(_ site: inout MountSite) { stack?.moveOut(&site) }

  func add(_ modal: ModalNode) {
    modals.append(modal)
    stack?.settleLater()
  }

  func remove(_ modal: ModalNode) {
    modals.removeAll { $0 === modal }
    stack?.settleLater()
  }
}
