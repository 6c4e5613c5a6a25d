import CoreArchitecture
@_spi(Hosts) import CoreViews

/// What the screen asks the runtime to do after an input.
enum TerminalCommand: Hashable, Sendable {
  case perform(Interaction)
  case performInTurn([Interaction])
  /// Puts a text into the clipboard.
  case copy(String)
  /// Leaves with an exit status.
  case quit(Int32)
  /// Stops the process until the shell continues it.
  case suspend
  /// Draws the whole screen again.
  case redraw
}

/// Exit statuses, as shells know them.
enum ExitStatus {
  static let success: Int32 = 0
  /// The status that a shell reports for a process that a signal ended.
  static func ended(bySignal signal: Int32) -> Int32 { 128 + signal }
  /// Ctrl-C, which is signal 2.
  static let interrupted = ended(bySignal: 2)
}

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

extension TerminalModel {
  /// Whether it is the Esc of a person on a first page, where the keys say what else can be done.
  func isIdle(_ interaction: Interaction) -> Bool {
    guard case .back = interaction, let plan = front?.plan else { return false }
    return plan.kind == .page && plan.wayBack == nil
  }

  /// Hands the focus on after a submission that has changed nothing, as forms do.
  ///
  /// A field in which nothing was typed keeps it, if its view waits for a text, and says so.
  mutating func finishSubmission(of id: Element.ID) {
    guard let element = tree[id]?.element, element.isSubmittable, element.value.isEmpty else {
      guard let front else { return }
      focus.step(by: 1, in: front)
      return focusMoved()
    }
    let name = DisplayText.label(element.drawnLabel)
    message = name.isEmpty ? hostText("nothing is typed yet") : hostText("\(name) is empty")
  }

  /// Empties the field that is searched in, where Esc does nothing else.
  mutating func clearSearch() -> TerminalCommand? {
    guard let active = field, tree[active.id]?.role == .searchField, isIdle(.back),
      !active.editor.text.isEmpty
    else { return nil }
    field?.editor = FieldEditor("")
    return .perform(.edit(active.id, text: ""))
  }
}
