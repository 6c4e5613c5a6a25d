/// How the chosen option of a palette stands out; hosts mark it in one way.
public enum PaletteSelectionEffect: Hashable, Sendable {
  /// As the host finds best, by another variant of its symbol, or by nothing but the app.
  case automatic, symbolVariant(SymbolVariants), custom
}
