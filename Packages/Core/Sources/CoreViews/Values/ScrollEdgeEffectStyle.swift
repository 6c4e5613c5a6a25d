/// How content ends at the edge of a scroll view; on hosts it ends there.
public enum ScrollEdgeEffectStyle: Hashable, Sendable {
  /// As the host finds best, slowly, or at once.
  case automatic, soft, hard
}
