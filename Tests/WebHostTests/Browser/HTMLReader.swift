/// Reads the HTML of one element, as the host writes it.
struct HTMLReader {
  private var rest: Substring

  init(_ html: String) { rest = html[...] }

  /// The element that the HTML begins with.
  func read() -> Browser.Node {
    var reader = self
    return reader.element()
  }

  private mutating func element() -> Browser.Node {
    let tag = take(until: ">")
    let parts = Self.split(tag.dropFirst())
    var attributes: [String: String] = [:]
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1)
      attributes[String(pair[0])] = pair.count > 1 ? String(pair[1].dropFirst().dropLast()) : ""
    }
    let node = Browser.Node(String(parts[0]), attributes)
    guard !["input", "hr"].contains(node.name) else { return node }
    while !rest.hasPrefix("</") {
      if rest.hasPrefix("<") {
        node.append(element())
      } else {
        node.text += rest.prefix { $0 != "<" }
        rest = rest.drop { $0 != "<" }
      }
    }
    _ = take(until: ">")
    return node
  }

  private mutating func take(until end: Character) -> Substring {
    let taken = rest.prefix { $0 != end }
    rest = rest[taken.endIndex...].dropFirst()
    return taken
  }

  /// Splits at blanks that are not between quotes.
  private static func split(_ tag: Substring) -> [Substring] {
    var isQuoted = false
    return tag.split {
      if $0 == "\"" { isQuoted.toggle() }
      return $0 == " " && !isQuoted
    }
  }
}
