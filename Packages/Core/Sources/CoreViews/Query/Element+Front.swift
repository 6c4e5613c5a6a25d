extension Element {
  /// What a person deals with: the front modal presentation or, without one, the whole screen.
  public struct Front: Hashable, Sendable {
    /// Without anything that is off screen, and without what covers it or is covered by it.
    public var element: Element
    /// The title of the innermost screen, sheet or dialog; empty if it has none.
    public var title: String
    public var canGoBack: Bool
    /// The tabs of the outermost tab view.
    public var tabs: [Element]
    /// Everything to activate or edit, in reading order; disabled ones too.
    public var controls: [Element]

    public var isModal: Bool { element.role.isModal }
  }

  /// What a person deals with right now. O(n).
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

  /// A root without a stack has its title as its label.
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
