extension Element {
  /// The character for the symbol that an image shows; nil where its label has to do.
  @_spi(Hosts) public var symbolGlyph: String? {
    role == .image ? SymbolGlyph.glyph(of: value) : nil
  }
}
