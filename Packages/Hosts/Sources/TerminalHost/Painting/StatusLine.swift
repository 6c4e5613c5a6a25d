import CoreViews

/// The last row of the screen: which keys do what, or why something was refused.
struct StatusLine {
  let model: TerminalModel

  init(_ model: TerminalModel) { self.model = model }

  func paint(into buffer: inout CellBuffer) {
    let y = model.layout.statusRow
    let width = model.layout.size.width
    if let message = model.message {
      let text = DisplayText.truncated(DisplayText.label(message), to: width - 2)
      buffer.write(
        text, at: Point(x: 1, y: y),
        style: CellStyle(foreground: Palette.warning, attributes: [.bold]))
      return
    }
    var x = 1
    for hint in hints {
      let needed = hint.key.cellWidth + 1 + hint.meaning.cellWidth
      guard x + needed < width else { break }
      buffer.write(hint.key, at: Point(x: x, y: y), style: CellStyle(attributes: [.bold]))
      buffer.write(
        hint.meaning, at: Point(x: x + hint.key.cellWidth + 1, y: y), style: model.theme.faint)
      x += needed + 3
    }
  }

  /// The keys to mention, the most useful first; those that do not fit are left out.
  private var hints: [(key: String, meaning: String)] {
    guard let front = model.front else { return [] }
    var hints: [(key: String, meaning: String)] = []
    let scrolling = (key: "PgUp PgDn", meaning: "scroll")
    if model.log.hasNews { hints.append(("^O", "printed output")) }
    if model.log.isOpen { return [("Esc", "close"), scrolling] }
    if !model.isFocusVisible, model.focusedTarget != nil {
      hints.append(scrolling)
    } else if let target = model.focusedTarget, target.isEnabled,
      let hint = target.hint
    {
      hints.append(("Enter", hint))
    }
    if front.targets.count > 1 { hints.append(("Tab", "next")) }
    if front.plan.wayBack != nil { hints.append(("Esc", front.plan.closes ? "close" : "back")) }
    hints.append(model.field == nil ? ("q", "quit") : ("^C", "quit"))
    if front.tabs.count > 1 {
      let prefix = model.field == nil ? "" : "Alt-"
      hints.append(("\(prefix)1…\(min(9, front.tabs.count))", "tabs"))
    }
    if front.lastOffset > 0, !hints.contains(where: { $0 == scrolling }) {
      hints.append(scrolling)
    }
    if !model.log.text.isEmpty, !model.log.hasNews { hints.append(("^O", "output")) }
    return hints
  }
}
