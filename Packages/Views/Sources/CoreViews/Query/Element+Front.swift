extension Element {
  /// The part of a screen that a person can use: the front modal presentation, else the whole
  /// screen.
  public struct Front: Hashable, Sendable {
    /// The element in front, without anything off screen and without modal presentations within it.
    public var element: Element
    /// The title of the innermost screen, sheet or dialog; empty if it has none.
    public var title: String
    /// The step that going back takes; nil if there is no way back.
    public var wayBack: WayBack?
    /// The tabs of the outermost tab view; empty without one.
    public var tabs: [Element]
    /// All controls, in reading order; also disabled ones.
    public var controls: [Element]

    /// Whether going back pops a screen, closes a presentation, or cancels a dialog.
    public var canGoBack: Bool { wayBack != nil }
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
      wayBack: front.wayBack,
      tabs: all.first { $0.role == .tabs }?.children ?? [],
      controls: all.filter(\.role.isInteractive)
    )
  }

  private var isTitled: Bool { role == .screen || role.isModal }

  /// The title of a root that has no stack, which is its label.
  private var ownTitle: String { role == .vertical ? label : "" }
}
