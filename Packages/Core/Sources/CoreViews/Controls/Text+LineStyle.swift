extension Text {
  /// What lines of texts look like.
  public struct LineStyle: Hashable, Sendable {
    /// A whole line, in the colour of the text.
    public static let single = LineStyle()

    /// Makes a line; hosts draw a whole one, in the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    /// How a line is broken; hosts draw whole lines.
    public enum Pattern: Hashable, Sendable {
      /// Whole, in dashes, in dots, or in both.
      case solid, dash, dot, dashDot, dashDotDot
    }
  }
}
