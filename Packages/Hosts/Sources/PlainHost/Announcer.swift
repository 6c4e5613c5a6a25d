@_spi(Hosts) import CoreViews
import HostStreams

/// What a person on a terminal is told after a command: a screen reader reads each line aloud.
///
/// Another page is told as a whole; of the same page what has come, changed or gone, and where the
/// focus is. Lines that are only drawn are left out.
struct Announcer {
  /// A page of which more is another is told as a whole.
  private static let mostChanges = 12

  private var page: [Element.ID] = []
  private var lines: [String] = []

  /// All of a screen, which counts as told.
  mutating func everything(of root: Element) -> String {
    (page, lines) = (root.shownPages, root.spokenLines)
    return lines.joined(separator: "\n")
  }

  /// What is another since the last time.
  mutating func news(of root: Element, focus: Element.ID?) -> String {
    let (formerPage, former) = (page, lines)
    let whole = everything(of: root)
    guard page == formerPage else { return told([whole], focus, in: root) }
    let difference = lines.difference(from: former)
    guard difference.count <= max(Self.mostChanges, lines.count / 2) else {
      return told([whole], focus, in: root)
    }
    return told(Self.steps(from: former, to: lines, difference), focus, in: root)
  }

  /// The new lines, and those that went without another in their place, from top to bottom.
  private static func steps(
    from former: [String], to lines: [String], _ difference: CollectionDifference<String>
  ) -> [String] {
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    var steps: [String] = []
    var (old, new) = (0, 0)
    while old < former.count || new < lines.count {
      let goes = former[old...].indices.prefix(while: removed.contains).map { former[$0] }
      let comes = lines[new...].indices.prefix(while: inserted.contains).map { lines[$0] }
      steps += comes + gone(goes, comes).map { hostText("gone: \($0)") }
      let isSame = goes.isEmpty && comes.isEmpty
      old += goes.count + (isSame ? 1 : 0)
      new += comes.count + (isSame ? 1 : 0)
    }
    return steps
  }

  /// Those of some lines that have no other in their place: the ones that are least like any.
  private static func gone(_ former: [String], _ lines: [String]) -> [String] {
    let most = former.count - lines.count
    guard most > 0 else { return [] }
    let strange = former.filter { line in !lines.contains { $0.isLike(line) } }
    return Array((strange + former.filter { !strange.contains($0) }).prefix(most))
  }

  private func told(_ news: [String], _ focus: Element.ID?, in root: Element) -> String {
    var news = news
    let focused = focus.flatMap { id in root.front.element.flattened.first { $0.id == id } }
    if let line = focused?.plainText.split(separator: "\n").first {
      news.append(hostText("focus: \(String(line))"))
    }
    return news.isEmpty ? hostText("nothing has changed") : news.joined(separator: "\n")
  }
}

extension CollectionDifference<String>.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let place, _, _), .remove(let place, _, _): place
    }
  }
}

extension Element {
  /// The presentation in front, and the tabs and screens that are seen in it.
  fileprivate var shownPages: [ID] {
    let shown = front.element
    return [shown.id]
      + shown.flattened.filter { $0.role == .screen || $0.role == .tab && $0.isSelected }.map(\.id)
  }

  /// The lines of the screen without rules.
  fileprivate var spokenLines: [String] {
    plainText.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      .filter { !$0.allSatisfy { $0 == "-" } || $0.isEmpty }
  }
}

extension String {
  /// Whether half of the line is as in another, from its ends on.
  fileprivate func isLike(_ other: String) -> Bool {
    let start = zip(self, other).prefix { $0 == $1 }.count
    let end = zip(reversed(), other.reversed()).prefix { $0 == $1 }.count
    return 2 * (start + end) >= min(count, other.count)
  }
}

extension Element {
  /// The whole tree, with one line for each element and children indented by two spaces.
  var outline: String {
    var lines: [String] = []
    appendOutline(to: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func appendOutline(to lines: inout [String], depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + summary)
    for child in children { child.appendOutline(to: &lines, depth: depth + 1) }
  }

  private var summary: String {
    var parts = ["\(role.rawValue) \(id)"]
    if !label.isEmpty { parts.append(label.debugDescription) }
    if !value.isEmpty {
      let shown = role == .secureField ? String(repeating: "•", count: value.count) : value
      parts.append("value=\(shown.debugDescription)")
    }
    if isSelected { parts.append("selected") }
    if !isEnabled { parts.append("disabled") }
    if isHidden { parts.append("hidden") }
    return PrintableText.line(parts.joined(separator: " "))
  }
}
