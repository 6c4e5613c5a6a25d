/// Where a view is while it is scrolled: hosts show all views in sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Comes in above, is in sight, or goes below.
  case topLeading, identity, bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 above, 0 in sight, 1 below.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
