/// How many colours a symbol has; hosts draw it in one.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// One colour, one in shades, several that are chosen, or its own.
  case monochrome, hierarchical, palette, multicolor
}
