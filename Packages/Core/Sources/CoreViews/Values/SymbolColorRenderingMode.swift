/// How a symbol is filled; hosts draw symbols in one colour.
public enum SymbolColorRenderingMode: Hashable, Sendable {
  /// By one colour, and by a gradient.
  case flat, gradient
}
