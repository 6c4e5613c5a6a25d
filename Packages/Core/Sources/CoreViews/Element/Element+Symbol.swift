extension Element {
  /// The character for the symbol of an image or a tab; nil where the label has to do.
  @_spi(Hosts) public var symbolGlyph: String? {
    switch role {
    case .image: SymbolGlyph.glyph(of: value)
    case .tab: SymbolGlyph.glyph(of: traits.symbol)
    default: nil
    }
  }

  /// The element with the characters for the symbols within its text, where there are some.
  @_spi(Hosts) public var withGlyphs: Element {
    guard style.spans.contains(where: { !$0.symbol.isEmpty }) else { return self }
    var element = self
    var rest = label[...]
    element.label = ""
    for (index, span) in style.spans.enumerated() {
      let glyph = span.symbol.isEmpty ? nil : SymbolGlyph.glyph(of: span.symbol)
      let text = glyph ?? String(rest.prefix(span.count))
      element.label += text
      element.style.spans[index].count = text.count
      rest = rest.dropFirst(span.count)
    }
    element.label += rest
    return element
  }
}
