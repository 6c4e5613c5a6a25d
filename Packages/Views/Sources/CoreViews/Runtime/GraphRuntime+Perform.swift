internal import Foundation

extension GraphRuntime {
  /// Carries out an interaction, if possible, between two updates of the tree.
  func perform(_ interaction: Interaction) -> InteractionOutcome {
    speaking { outcome(of: interaction) }
  }

  private func outcome(of interaction: Interaction) -> InteractionOutcome {
    flush()
    queue.expectFlush()
    let refusal: InteractionError? =
      switch interaction {
      case .activate(let id): activate(id)
      case .touch(let id, let touch): hear(touch, on: id)
      case .edit(let id, let text): edit(id, text)
      case .files(let id, let files): hand(.success(files), to: id)
      case .noFiles(let id, let reason): hand(.failure(MissingFiles(reason: reason)), to: id)
      case .adjust(let id, let steps): adjust(id, steps)
      case .delete(let id): delete(id)
      case .move(let id, let place): move(id, to: place)
      case .focus(let id): moveFocus(to: id)
      case .key(let id, let key, let modifiers): press(id, key, modifiers)
      case .action(let id, let name): run(name, of: id)
      case .open(let url): open(url)
      case .phase(let phase): changeScreen { $0.scenePhase = phase }
      case .colorScheme(let scheme): changeScreen { $0.colorScheme = scheme }
      case .width(let room): changeScreen { $0.horizontalSizeClass = room }
      case .back: goBack()
      case .refresh: refresh()
      }
    flush()
    return refusal?.outcome ?? .done
  }

  private func activate(_ id: Element.ID) -> InteractionError? {
    touch(id) { node in
      guard let action = node.activation else { return .notActivatable(node.currentElement) }
      action()
      return nil
    }
  }

  /// Presses a control that a tap is a press for, or tells the gestures of a node, then those
  /// around it, until one hears the touch.
  private func hear(_ touch: Touch, on id: Element.ID) -> InteractionError? {
    self.touch(id) { node in
      let isPlain = node.currentElement.traits.touches == Element.TouchNeeds()
      if case .tap = touch.kind, isPlain, let press = node.activation {
        press()
        return nil
      }
      var current: ViewNode? = node
      while let candidate = current, !candidate.hear(touch) { current = candidate.elementParent }
      return nil
    }
  }

  private func edit(_ id: Element.ID, _ text: String) -> InteractionError? {
    touch(id) { node in
      guard let action = node.editing else { return .notEditable(node.currentElement) }
      followFocus(to: node)
      return action(text).map { .invalid(node.currentElement, text: text, expected: $0) }
    }
  }

  private func hand(_ files: Result<[URL], MissingFiles>, to id: Element.ID) -> InteractionError? {
    touch(id) { node in
      guard let action = (node as? any FileTakingNode)?.takingFiles else {
        return .notTakingFiles(node.currentElement)
      }
      action(files)
      return nil
    }
  }

  private func adjust(_ id: Element.ID, _ steps: Int) -> InteractionError? {
    touch(id) { node in
      guard let action = node.adjusting else { return .notAdjustable(node.currentElement) }
      return action(steps) ? nil : .atBound(node.currentElement, isUpper: steps > 0)
    }
  }

  private func delete(_ id: Element.ID) -> InteractionError? {
    touch(id) { node in
      guard let action = node.rowActions.delete else { return .notDeletable(node.currentElement) }
      action()
      return nil
    }
  }

  private func move(_ id: Element.ID, to place: Int) -> InteractionError? {
    touch(id) { node in
      guard let row = node.rowActions.move else { return .notMovable(node.currentElement) }
      guard place >= 0, place < row.count else {
        return .noSuchPlace(node.currentElement, count: row.count)
      }
      row.perform(place)
      return nil
    }
  }

  /// Does something with a node, if a person can touch it now.
  private func touch(_ id: Element.ID, _ action: (ViewNode) -> InteractionError?)
    -> InteractionError?
  {
    guard let node = nodes[id], node.isDrawn else { return .gone }
    return refusalOfTouch(node) ?? action(node)
  }

  func refusalOfTouch(_ node: ViewNode) -> InteractionError? {
    let element = node.currentElement
    if isHidden(node) { return .hidden(element) }
    if let modal = frontModal, !node.isBelow(modal) {
      return .covered(element, by: modal.currentElement)
    }
    return element.isEnabled ? nil : .disabled(element)
  }

  /// Whether a node cannot be touched; a tab can be, whether its content shows or not.
  private func isHidden(_ node: ViewNode) -> Bool {
    if !node.visibility.isVisible { return true }
    var current: ViewNode? = node
    while let candidate = current {
      let element = candidate.currentElement
      if element.isHidden, !(candidate === node && element.role == .tab) { return true }
      current = candidate.elementParent
    }
    return false
  }

  /// The node of the modal presentation in front.
  private var frontModal: ViewNode? {
    modalCount == 0 ? nil : tree.frontModal.flatMap { nodes[$0.id] }
  }

  private func goBack() -> InteractionError? {
    let front = tree.frontModal ?? tree
    switch front.wayBack {
    case .pop(let id), .close(let id): nodes[id]?.goBack()
    case .press(let id): nodes[id]?.activation?()
    case nil: return .noWayBack(front)
    }
    return nil
  }

  private func refresh() -> InteractionError? {
    guard let front = frontRefreshable else { return .nothingToRefresh }
    front.refresh()
    return nil
  }

  /// What is loaded anew when the person asks for that.
  var frontRefreshable: (any Refreshable)? {
    let modal = frontModal
    let candidates = refreshables.values.filter { refreshable in
      guard refreshable.node.visibility.isVisible else { return false }
      return modal.map { refreshable.node.isBelow($0) } ?? true
    }
    return candidates.max { $0.node.id < $1.node.id }
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

/// Content that can be loaded anew when a person asks for it.
protocol Refreshable: AnyObject {
  /// The view that it belongs to.
  var node: ViewNode { get }
  func refresh()
}

/// What can be done with a row as a whole.
struct RowActions {
  /// Moves the row to a place among its neighbours.
  struct Move {
    /// The number of places.
    let count: Int
    let perform: (Int) -> Void
  }

  var delete: (() -> Void)?
  var move: Move?
}

/// A node whose element may take files of a person who is elsewhere.
protocol FileTakingNode {
  /// The effect of files that were sent, or of those that do not come; nil if the element takes
  /// none.
  var takingFiles: ((Result<[URL], MissingFiles>) -> Void)? { get }
}

/// Why files that a person has sent do not come.
struct MissingFiles: Error {
  let reason: String
}
