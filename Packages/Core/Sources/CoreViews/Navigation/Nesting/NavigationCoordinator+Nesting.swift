extension NavigationCoordinator {
  /// The stack that this one adds to in the end: itself, unless it is nested.
  var outermost: NavigationCoordinator { enclosing?.coordinator?.outermost ?? self }

  /// The screens of this stack and of those nested in it, the lowest first: above each screen
  /// stands what is nested in it.
  var pile: [ScreenNode] {
    var pile: [ScreenNode] = []
    collect(into: &pile)
    return pile
  }

  private func collect(into pile: inout [ScreenNode]) {
    for stack in rootPoint.nested { stack.collect(into: &pile) }
    for screen in screens {
      pile.append(screen)
      for stack in screen.nestingPoint.nested { stack.collect(into: &pile) }
    }
  }

  /// Where the next screen of the stack is mounted: beside the screens of the outermost one.
  func site(_ environment: EnvironmentValues) -> MountSite? {
    guard let node, let host = outermost.node else { return nil }
    var site = node.childSite(environment: environment)
    site.elementParent = host
    site.scope = host.scope
    site.labelOwner = host.labelOwner
    return site
  }

  // MARK: Only the top screen shows

  func settleLater() {
    guard let host = outermost.node, host.isMounted else { return }
    host.runtime.settle(host)
    host.structureChanged()
  }

  func settle() {
    let pile = pile
    for screen in pile.dropLast() { screen.show(false) }
    pile.last?.show(true)
  }
}
