extension GraphRuntime {
  /// Carries out an interaction, if possible, between two updates of the tree.
  func perform(_ interaction: Interaction) -> InteractionOutcome {
    flush()
    queue.expectFlush()
    let refusal: Refusal? =
      switch interaction {
      case .activate(let id): activate(id)
      case .edit(let id, let text): edit(id, text)
      case .back: goBack()
      case .refresh: refresh()
      }
    flush()
    return refusal?.outcome ?? .done
  }

  private func activate(_ id: Element.ID) -> Refusal? {
    guard let node = nodes[id], node.index != nil else { return .gone(id) }
    if let refusal = refusalOfTouch(node) { return refusal }
    guard let action = node.activation else { return .notActivatable(node.currentElement) }
    action()
    return nil
  }

  private func edit(_ id: Element.ID, _ text: String) -> Refusal? {
    guard let node = nodes[id], node.index != nil else { return .gone(id) }
    if let refusal = refusalOfTouch(node) { return refusal }
    guard let action = node.editing else { return .notEditable(node.currentElement) }
    action(text)
    return nil
  }

  private func refusalOfTouch(_ node: ViewNode) -> Refusal? {
    let element = node.currentElement
    if isHidden(node) { return .hidden(element) }
    if let modal = frontModal, !node.isBelow(modal) {
      return .covered(element, by: modal.currentElement)
    }
    return element.isEnabled ? nil : .disabled(element)
  }

  /// Whether a node cannot be touched; a tab can be, whether its content shows or not.
  private func isHidden(_ node: ViewNode) -> Bool {
    if !node.scope.isVisible { return true }
    var current: ViewNode? = node
    while let candidate = current {
      let element = candidate.currentElement
      if element.isHidden, !(candidate === node && element.role == .tab) { return true }
      current = candidate.elementParent
    }
    return false
  }

  // MARK: Back

  private func goBack() -> Refusal? {
    let modal = frontModal
    if let modal, modal.kind.isEndedByButtons { return cancel(modal) }
    if let navigation = frontNavigation(in: modal) {
      navigation.pop()
      return nil
    }
    guard let modal else { return .nothingToGoBackTo }
    guard modal.owner.canBeClosedByBack else { return .closingDisabled(modal.currentElement) }
    modal.owner.dismiss()
    return nil
  }

  private func cancel(_ modal: ModalNode) -> Refusal? {
    var collector = ElementCollector()
    modal.collect(&collector)
    let buttons = collector.nodes.filter { $0.currentElement.role == .button }
    let way =
      buttons.first { $0.currentElement.style.buttonRole == .cancel }
      ?? (buttons.count == 1 ? buttons.first : nil)
    guard let way, way.currentElement.isEnabled, let action = way.activation else {
      return .choiceRequired(modal.currentElement)
    }
    action()
    return nil
  }

  /// The last modal presentation in reading order, which is the innermost of nested ones.
  var frontModal: ModalNode? {
    modals.values
      .filter { $0.scope.isVisible && $0.index != nil }
      .max { isBefore($0, $1) }
  }

  private func frontNavigation(in modal: ModalNode?) -> NavigationCoordinator? {
    let candidates = navigations.values.compactMap {
      navigation -> (NavigationCoordinator, ViewNode)? in
      guard navigation.canPop, let node = navigation.node, node.scope.isVisible else { return nil }
      if let modal, !node.isBelow(modal) { return nil }
      return (navigation, node)
    }
    return candidates.max { isBefore($0.1, $1.1) }?.0
  }

  private func isBefore(_ lhs: ViewNode, _ rhs: ViewNode) -> Bool {
    path(of: lhs).reversed().lexicographicallyPrecedes(path(of: rhs).reversed())
  }

  // MARK: Refresh

  private func refresh() -> Refusal? {
    let modal = frontModal
    let candidates = refreshers.values.filter { refresher in
      guard refresher.node.scope.isVisible else { return false }
      return modal.map { refresher.node.isBelow($0) } ?? true
    }
    guard let front = candidates.max(by: { $0.node.id < $1.node.id }) else {
      return .nothingToRefresh
    }
    front.refresh()
    return nil
  }
}

extension ViewNode {
  func isBelow(_ ancestor: ViewNode) -> Bool {
    var current = elementParent
    while let candidate = current {
      if candidate === ancestor { return true }
      current = candidate.elementParent
    }
    return false
  }
}
