/// Where an arrow leads.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Upwards, downwards, to the left and to the right.
  case up, down, left, right

  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}
