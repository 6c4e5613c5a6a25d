extension NavigationCoordinator {
  /// The stack that this one adds to in the end: itself, unless it is nested.
  var outermost: NavigationCoordinator { enclosing?.coordinator?.outermost ?? self }

  /// The screens of this stack and of those nested in it, the lowest first: above each screen
  /// stands what is nested in it.
  var pile: [ScreenNode] {
    var pile: [ScreenNode] = []
    visit(screen: { pile.append($0) }, point: { _ in })
    return pile
  }

  /// What is presented in front of the screens, wherever they are in the pile.
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
    moveToOutermost(&site)
    return site
  }

  /// Has what is mounted there stand on the pile instead of within one of its screens.
  func moveToOutermost(_ site: inout MountSite) {
    guard let host = outermost.node else { return }
    site.elementParent = host
    site.scope = host.scope
    site.labelOwner = host.labelOwner
  }

  // MARK: Only the top screen shows, and what is presented by those that it stands on

  func settleLater() {
    guard let host = outermost.node, host.isMounted else { return }
    host.runtime.settle(host)
    host.structureChanged()
  }

  func settle() {
    let pile = pile
    for screen in pile.dropLast() { screen.show(false) }
    pile.last?.show(true)
    let modals = modals
    guard !modals.isEmpty else { return }
    let front = pile.last?.pointsBelow ?? []
    for modal in modals {
      modal.show(modal.point.map { front.contains(ObjectIdentifier($0)) } ?? true)
    }
  }
}

extension ScreenNode {
  /// The places that the screen stands on, or that are part of it, when it is on top.
  fileprivate var pointsBelow: Set<ObjectIdentifier> {
    var points: Set<ObjectIdentifier> = []
    func addParts(of point: NestingPoint) {
      points.insert(ObjectIdentifier(point))
      for stack in point.nested { addParts(of: stack.rootPoint) }
    }
    addParts(of: nestingPoint)
    var next = coordinator?.enclosing
    while let point = next {
      points.insert(ObjectIdentifier(point))
      next = point.coordinator?.enclosing
    }
    return points
  }
}
