import CoreArchitecture
@_spi(Hosts) import CoreViews

/// The last row of the screen: which keys do what, or why something was refused.
struct StatusLine {
  private typealias Hint = (key: String, meaning: String)

  let model: TerminalModel

  /// A text at its place in the row.
  struct Part: Equatable {
    var text: String
    var x: Int
    var style: CellStyle
  }

  init(_ model: TerminalModel) { self.model = model }

  /// The hints for which there is room, and how far they are apart.
  ///
  /// Where some are left out, the last one tells where all are, unless that would take the place of
  /// the way out.
  private func hints(within width: Int) -> (shown: [Hint], gap: Int) {
    let all = model.hints
    let widths = all.map { Self.width(of: $0) }
    let wide = Self.first(of: widths, Self.widestGap, within: width)
    if wide == all.count { return (all, Self.widestGap) }
    if Self.first(of: widths, Self.gap, within: width) == all.count { return (all, Self.gap) }
    let shown = Array(all.prefix(wide))
    guard model.opensHelp, !shown.contains(where: { $0.key == "?" }) else {
      return (shown, Self.widestGap)
    }
    let help = (key: "?", meaning: hostText("keys"))
    let room = width - Self.width(of: help) - Self.gap
    let beside = Self.first(of: widths, Self.gap, within: room)
    let wayOut = all.firstIndex { ["Esc", "q"].contains($0.key) } ?? 0
    let isLost = wayOut < wide && wayOut >= beside
    guard beside > 0, !isLost else { return (shown, Self.widestGap) }
    return (all.prefix(beside) + [help], Self.gap)
  }

  private static let widestGap = 3
  private static let gap = 2

  /// How many of the first hints fit.
  private static func first(of widths: [Int], _ gap: Int, within width: Int) -> Int {
    var (x, count) = (1, 0)
    for hint in widths {
      guard x + hint < width else { break }
      x += hint + gap
      count += 1
    }
    return count
  }

  private static func width(of hint: Hint) -> Int {
    hint.key.cellWidth + 1 + hint.meaning.cellWidth
  }

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
    let (hints, gap) = hints(within: width)
    for hint in hints {
      let needed = Self.width(of: hint)
      let meaning = x + hint.key.cellWidth + 1
      parts.append(Part(text: hint.key, x: x, style: CellStyle(attributes: [.bold])))
      parts.append(Part(text: hint.meaning, x: meaning, style: model.theme.faint))
      x += needed + gap
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
