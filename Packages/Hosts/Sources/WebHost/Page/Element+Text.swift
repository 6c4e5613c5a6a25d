import CoreViews

extension Element {
  /// A text, whose parts are marked where they differ in style.
  var textTag: Tag {
    guard !style.spans.isEmpty else { return box("p", "text", [.text(label)]) }
    var rest = label[...]
    var parts: [Tag.Part] = style.spans.map { span in
      let text = String(rest.prefix(span.count))
      rest = rest.dropFirst(span.count)
      let names = span.classes.joined(separator: " ")
      if let symbol = span.symbolTag(text) { return .tag(symbol) }
      if let url = span.opened {
        let attributes: KeyValuePairs<String, String?> = [
          "class": names, "href": url, "rel": "noopener", "target": "_blank",
        ]
        return .tag(Tag("a", attributes, [.text(text)]))
      }
      return names.isEmpty ? .text(text) : .tag(Tag("span", ["class": names], [.text(text)]))
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    return box("p", "text", parts)
  }
}

extension Element.Style.Span {
  /// The URL that a browser may open; nil for one that could run something.
  fileprivate var opened: String? {
    let scheme = link.prefix { $0 != ":" }.lowercased()
    return ["https", "http", "mailto", "tel"].contains(scheme) ? link : nil
  }

  /// The symbol that is drawn in place of the part, which is read aloud as that.
  fileprivate func symbolTag(_ word: String) -> Tag? {
    let drawn = symbol.isEmpty ? [] : SymbolSheet.classes(for: symbol)
    guard !drawn.isEmpty else { return nil }
    return Tag(
      "span",
      ["class": (classes + drawn).joined(separator: " "), "role": "img", "aria-label": word])
  }

  /// The classes by which the stylesheet knows the look of the part.
  fileprivate var classes: [String] {
    var names = Element.markClasses(marks)
    names += ColorSheet.classes(foreground, for: .fore)
    if isBold { names.append("bold") }
    if isDimmed { names.append("dim") }
    names += appearances.map(\.className)
    return names
  }
}
