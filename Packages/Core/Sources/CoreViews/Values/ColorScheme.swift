/// Whether a screen is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light ground, or light text on a dark one.
  case light, dark
}
