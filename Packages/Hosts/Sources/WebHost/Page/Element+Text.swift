import CoreViews

extension Element {
  /// A text, whose parts are marked where they differ in style.
  var textTag: Tag {
    guard !style.spans.isEmpty else { return box("p", "text", [.text(label)]) }
    var rest = label[...]
    var parts: [Tag.Part] = style.spans.map { span in
      let text = String(rest.prefix(span.count))
      rest = rest.dropFirst(span.count)
      let names = span.classes
      return names.isEmpty
        ? .text(text) : .tag(Tag("span", ["class": names.joined(separator: " ")], [.text(text)]))
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    return box("p", "text", parts)
  }
}

extension Element.Style.Span {
  /// The classes by which the stylesheet knows the look of the part.
  fileprivate var classes: [String] {
    var names = Element.markClasses(marks)
    if let color = Element.word(foreground) { names.append("fg-\(color)") }
    if isBold { names.append("bold") }
    if isDimmed { names.append("dim") }
    return names
  }
}
