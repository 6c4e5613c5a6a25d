/// How a symbol shows a value; hosts draw symbols whole.
public enum SymbolVariableValueMode: Hashable, Sendable {
  /// As suits, by colour, and by length.
  case automatic, color, draw
}
