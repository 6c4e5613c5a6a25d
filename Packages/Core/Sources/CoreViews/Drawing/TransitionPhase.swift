/// Whether a view comes, is there, or goes.
public enum TransitionPhase: Hashable, Sendable {
  /// Is about to come, is there, or has gone.
  case willAppear, identity, didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before it comes, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
