extension Element {
  /// The character for the symbol of an image or a tab; nil where the label has to do.
  @_spi(Hosts) public var symbolGlyph: String? {
    switch role {
    case .image: SymbolGlyph.glyph(of: value)
    case .tab: SymbolGlyph.glyph(of: traits.symbol)
    default: nil
    }
  }
}
