/// A sound or a shake that confirms a change; hosts give neither.
public enum SensoryFeedback: Hashable, Sendable {
  /// Something has gone well, calls for care, or has failed.
  case success, warning, error
  /// Something is chosen, becomes more, becomes less, begins, ends, or touches.
  case selection, increase, decrease, start, stop, impact

  /// How hard something touches.
  public enum Weight: Hashable, Sendable {
    /// From the softest to the hardest.
    case light, medium, heavy
  }

  /// How soft what touches is.
  public enum Flexibility: Hashable, Sendable {
    /// From hard to soft.
    case rigid, solid, soft
  }

  /// Returns a touch of a weight; the intensity goes from 0 to 1.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Returns a touch of something hard or soft; the intensity goes from 0 to 1.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    .impact
  }
}
