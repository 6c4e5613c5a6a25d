extension Text {
  /// What lines of texts look like.
  public enum LineStyle {
    /// How a line is broken; hosts draw whole lines.
    public enum Pattern: Hashable, Sendable {
      /// Whole, in dashes, in dots, or in both.
      case solid, dash, dot, dashDot, dashDotDot
    }
  }
}
