extension Element {
  /// Returns which of the controls of an alert Return presses; nil for none.
  ///
  /// It is the one with that key; else the first without a purpose; else the one that cancels.
  /// What destroys something has to be chosen.
  @_spi(Hosts) public static func preferredButton(
    among controls: some Sequence<Element>
  ) -> ID? {
    let buttons = controls.filter { $0.role == .button && $0.isEnabled }
    let wanted = buttons.first { !$0.isSilent && $0.accessibility.shortcut == .return }
    let plain = buttons.first { $0.style.buttonRole == nil }
    return (wanted ?? plain ?? buttons.first { $0.style.buttonRole == .cancel })?.id
  }
}

extension Element.Accessibility.Shortcut {
  /// The return key alone.
  fileprivate static let `return` = Self(key: "\r")
}
