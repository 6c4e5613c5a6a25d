extension ScreenStack {
  /// The stack beside whose screens those of this one stand: itself unless it is nested.
  var outermost: ScreenStack { enclosing?.stack?.outermost ?? self }

  /// The screens of this stack and of those nested in it, the lowest first.
  ///
  /// Above each screen stand those of the stacks nested in it.
  var allScreens: [ScreenNode] {
    var screens: [ScreenNode] = []
    visit(screen: { screens.append($0) }, point: { _ in })
    return screens
  }

  /// The modal presentations that belong to these screens.
  var modals: [ModalNode] {
    var modals: [ModalNode] = []
    visit(screen: { _ in }, point: { modals += $0.modals })
    return modals
  }

  private func visit(screen: (ScreenNode) -> Void, point: (NestingPoint) -> Void) {
    rootPoint.nested.forEach { $0.visit(screen: screen, point: point) }
    point(rootPoint)
    for node in screens {
      screen(node)
      node.nestingPoint.nested.forEach { $0.visit(screen: screen, point: point) }
      point(node.nestingPoint)
    }
  }

  /// Where the next screen of the stack is mounted: beside the screens of the outermost one.
  func site(_ environment: EnvironmentValues) -> MountSite? {
    guard let node else { return nil }
    var site = node.childSite(environment: environment)
    moveOut(&site)
    return site
  }

  /// Moves a site out of the screen around it, beside the screens of the outermost stack.
  func moveOut(_ site: inout MountSite) {
    guard let node = outermost.node else { return }
    site.listOwner = node
    site.isFlat = node.needsFlatList
    site.scope = node.scope
  }

  // MARK: Showing the top screen and its modal presentations

  func settleLater() {
    guard let node = outermost.node, node.isMounted else { return }
    node.runtime.settle(node)
    node.structureChanged()
  }

  func settle() {
    let screens = allScreens
    for screen in screens.dropLast() { screen.show(false) }
    screens.last?.show(true)
    let modals = modals
    guard !modals.isEmpty else { return }
    let front = screens.last?.pointsBelow ?? []
    for modal in modals {
      modal.show(modal.anchor.map { front.contains(ObjectIdentifier($0)) } ?? true)
    }
  }
}

extension ScreenNode {
  /// The places whose modal presentations show while the screen is on top: its own, and those below
  /// it.
  fileprivate var pointsBelow: Set<ObjectIdentifier> {
    var points: Set<ObjectIdentifier> = []
    func addParts(of point: NestingPoint) {
      points.insert(ObjectIdentifier(point))
      for stack in point.nested { addParts(of: stack.rootPoint) }
    }
    addParts(of: nestingPoint)
    var next = stack?.enclosing
    while let point = next {
      points.insert(ObjectIdentifier(point))
      next = point.stack?.enclosing
    }
    return points
  }
}

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
