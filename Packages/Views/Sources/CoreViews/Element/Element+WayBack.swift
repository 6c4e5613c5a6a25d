extension Element {
  /// The step that going back takes.
  public enum WayBack: Hashable, Sendable {
    /// Leaves the top screen of the navigation stack with the id.
    case pop(ID)
    /// Closes the sheet or cover with the id.
    case close(ID)
    /// Presses the button with the id, which leaves an alert or a dialog.
    case press(ID)
  }

  /// The way back while this root or modal presentation is in front; nil if there is none.
  ///
  /// Hosts offer it, and a session takes it for ``Interaction/back``. O(n) in the elements.
  public var wayBack: WayBack? {
    switch role.category {
    case .dialog: cancelButton.map { .press($0.id) }
    case .sheet, .cover: stackToPop.map { .pop($0.id) } ?? (isEnabled ? .close(id) : nil)
    case .stack, .content, .control, .rows, .page: stackToPop.map { .pop($0.id) }
    }
  }

  /// The button that cancels, else the only one, as long as it is enabled.
  private var cancelButton: Element? {
    let buttons = children.filter { $0.role == .button && !$0.isHidden }
    let button =
      buttons.first { $0.style.buttonRole == .cancel } ?? (buttons.count == 1 ? buttons[0] : nil)
    return button?.isEnabled == true ? button : nil
  }

  /// The last and innermost navigation stack on screen that has more than its root.
  private var stackToPop: Element? {
    for child in children.reversed() where !child.isHidden && !child.role.isModal {
      if let stack = child.stackToPop { return stack }
    }
    guard role == .navigation else { return nil }
    let screens = children.filter { $0.role == .screen }
    return screens.count > 1 && screens.last?.traits.isBackHidden == false ? self : nil
  }
}

extension Element {
  /// Returns which of the controls of an alert Return presses; nil for none.
  ///
  /// It is the one with that key; else the first without a purpose; else the one that cancels.
  /// What destroys something has to be chosen.
  @_spi(Hosts) public static func preferredButton(
    among controls: some Sequence<Element>
  ) -> ID? {
    let buttons = controls.filter { $0.role == .button && $0.isEnabled }
    let wanted = buttons.first(where: \.takesReturn)
    let plain = buttons.first { $0.style.buttonRole == nil }
    return (wanted ?? plain ?? buttons.first { $0.style.buttonRole == .cancel })?.id
  }

  /// Whether the return key presses the element, as its view says.
  @_spi(Hosts) public var takesReturn: Bool { !isSilent && accessibility.shortcut == .return }
}

extension Element.Accessibility.Shortcut {
  /// The return key alone.
  fileprivate static let `return` = Self(key: "\r")
}
