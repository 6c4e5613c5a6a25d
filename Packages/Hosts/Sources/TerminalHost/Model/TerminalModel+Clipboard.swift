import CoreArchitecture
@_spi(Hosts) import CoreViews

/// What goes to other programs, and comes from them.
extension TerminalModel {
  /// The command to carry out in place of one that presses a button for the clipboard or a link.
  mutating func exchange(_ command: TerminalCommand) -> TerminalCommand? {
    guard case .perform(.activate(let id)) = command, let element = tree[id]?.element else {
      return command
    }
    if !element.traits.shared.isEmpty {
      message = hostText("copied: \(DisplayText.label(element.traits.shared))")
      return .copy(element.traits.shared)
    }
    if element.traits.takesPaste {
      message = hostText("paste with the terminal's own key, such as Ctrl-Shift-V")
      return nil
    }
    if element.role == .link, !element.value.isEmpty { message = element.value }
    return command
  }

  /// Hands a pasted text to the button that has the focus, if it takes one.
  func pasteCommand(_ text: String) -> TerminalCommand? {
    guard field == nil, let target = focusedTarget, target.isEnabled,
      tree[target.id]?.element.traits.takesPaste == true
    else { return nil }
    return .perform(.edit(target.id, text: text))
  }
}
