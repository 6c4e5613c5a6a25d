extension Element {
  /// The part of a screen that a person can use: the front modal presentation, else the whole
  /// screen.
  public struct Front: Hashable, Sendable {
    /// The element in front, without anything off screen and without modal presentations within it.
    public var element: Element
    /// The title of the innermost screen, sheet or dialog; empty if it has none.
    public var title: String
    /// Whether going back pops a screen, closes a presentation, or cancels a dialog.
    public var canGoBack: Bool
    /// The tabs of the outermost tab view; empty without one.
    public var tabs: [Element]
    /// All controls, in reading order; also disabled ones.
    public var controls: [Element]

    /// Whether the front is a modal presentation.
    public var isModal: Bool { element.role.isModal }
  }

  /// The part of the screen that a person can use now.
  ///
  /// O(n) in the elements.
  public var front: Front {
    let front = frontModal ?? self
    let element = front.visible.withoutModals
    let all = element.flattened
    return Front(
      element: element,
      title: all.last { $0.isTitled && !$0.label.isEmpty }?.label ?? element.ownTitle,
      canGoBack: front.canGoBack,
      tabs: all.first { $0.role == .tabs }?.children ?? [],
      controls: all.filter(\.role.isInteractive)
    )
  }

  private var isTitled: Bool { role == .screen || role.isModal }

  /// The title of a root that has no stack, which is its label.
  private var ownTitle: String { role == .vertical ? label : "" }

  private var canGoBack: Bool {
    switch role {
    case .alert, .confirmationDialog:
      let buttons = children.filter { $0.role == .button }
      return buttons.count == 1 || buttons.contains { $0.style.buttonRole == .cancel }
    case .sheet, .cover: return isEnabled || hasScreenToLeave
    default: return hasScreenToLeave
    }
  }

  /// Whether a navigation on screen, the element itself or one below, has two screens or more.
  var hasScreenToLeave: Bool {
    if role == .navigation, children.count(where: { $0.role == .screen }) > 1 { return true }
    return children.contains { !$0.isHidden && !$0.role.isModal && $0.hasScreenToLeave }
  }
}
