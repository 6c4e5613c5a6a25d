/// How far colours are apart.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// The usual contrast, or more.
  case standard, increased
}
