/// What is going on with a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing, a finger that touches, one that moves, going on by itself, or by the program.
  case idle, tracking, interacting, decelerating, animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}
