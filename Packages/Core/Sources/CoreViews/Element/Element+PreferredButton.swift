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
