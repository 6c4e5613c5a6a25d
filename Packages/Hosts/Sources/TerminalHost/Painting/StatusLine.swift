import CoreViews

/// The last row of the screen: which keys do what, or why something was refused.
struct StatusLine {
  let model: TerminalModel

  /// A text at its place in the row.
  struct Part: Equatable {
    var text: String
    var x: Int
    var style: CellStyle
  }

  init(_ model: TerminalModel) { self.model = model }

  static func paint(_ parts: [Part], row: Int, into buffer: inout CellBuffer) {
    for part in parts { buffer.write(part.text, at: Point(x: part.x, y: row), style: part.style) }
  }

  /// What stands in the row; hints that do not fit are left out.
  var parts: [Part] {
    let width = model.layout.size.width
    if let message = model.message {
      let text = DisplayText.truncated(DisplayText.label(message), to: width - 2)
      let style = CellStyle(foreground: Palette.warning, attributes: [.bold])
      return [Part(text: text, x: 1, style: style)]
    }
    if let notice = model.notice {
      let style =
        switch notice {
        case .progress: model.theme.faint
        case .failure: CellStyle(foreground: Palette.warning, attributes: [.bold])
        }
      return [Part(text: notice.text(within: width - 2), x: 1, style: style)]
    }
    var parts: [Part] = []
    var x = 1
    for hint in model.hints {
      let needed = hint.key.cellWidth + 1 + hint.meaning.cellWidth
      guard x + needed < width else { break }
      let meaning = x + hint.key.cellWidth + 1
      parts.append(Part(text: hint.key, x: x, style: CellStyle(attributes: [.bold])))
      parts.append(Part(text: hint.meaning, x: meaning, style: model.theme.faint))
      x += needed + 3
    }
    let help = DisplayText.label(
      model.focus.current.flatMap { model.tree[$0]?.element.accessibility.hint } ?? "")
    if !help.isEmpty, x < width - 12 {
      let text = DisplayText.truncated(help, to: width - x - 1)
      parts.append(Part(text: text, x: x, style: CellStyle(attributes: [.italic])))
    }
    return parts
  }
}
