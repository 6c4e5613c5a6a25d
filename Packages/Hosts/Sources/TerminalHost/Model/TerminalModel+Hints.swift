import CoreArchitecture
@_spi(Hosts) import CoreViews

extension TerminalModel {
  /// The keys to mention, the most useful first.
  var hints: [(key: String, meaning: String)] {
    keysToMention.map { ($0.key, hostText(LocalizedStringKey($0.meaning))) }
  }

  private var keysToMention: [(key: String, meaning: String)] {
    guard let front = front else { return [] }
    var hints: [(key: String, meaning: String)] = []
    let scrolling = (key: "PgUp PgDn", meaning: "scroll")
    if log.hasNews { hints.append(("^O", "printed output")) }
    if log.isOpen || help.isOpen { return [("Esc", "close"), scrolling] }
    if let target = visibleTarget {
      if target.isEnabled, let hint = target.hint { hints.append(("Enter", hint)) }
    } else if focusedTarget != nil {
      hints.append(scrolling)
    }
    hints += rowHints
    if adjusts {
      hints.append(("← →", "change"))
    } else if scrollsAcross {
      hints.append(("← →", "scroll"))
    } else if turnsPages {
      hints.append(("← →", "turn"))
    }
    if front.targetCount.all > 1 { hints.append(("Tab", "next")) }
    if front.plan.wayBack != nil { hints.append(("Esc", front.plan.closes ? "close" : "back")) }
    hints.append(field == nil ? ("q", "quit") : ("^C", "quit"))
    if front.tabs.count > 1 {
      let prefix = field == nil ? "" : "Alt-"
      hints.append(("\(prefix)1…\(min(9, front.tabs.count))", "tabs"))
    }
    let scrolls = front.lastOffset > 0 || focusedColumn != nil || !columnsToRead.isEmpty
    if scrolls, !hints.contains(where: { $0 == scrolling }) {
      hints.append(scrolling)
    }
    if !log.text.isEmpty, !log.hasNews { hints.append(("^O", "output")) }
    if opensHelp, !shortcuts.isEmpty { hints.append(("?", "keys")) }
    return hints
  }
}

/// What the status row says for as long as it holds.
enum Notice: Hashable {
  /// Something is under way.
  case progress(String)
  /// What went wrong, such as the first error of a build, with its file and line.
  case failure(String)

  /// The text, without the folders of the file if they take too much room.
  func text(within width: Int) -> String {
    switch self {
    case .progress(let text): return text
    case .failure(let text):
      let text = DisplayText.label(text)
      guard text.cellWidth > width else { return text }
      let place = text.prefix { $0 != ":" }
      let start = place.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
      return DisplayText.truncated(String(text[start...]), to: width)
    }
  }
}
