/// A sound or a shake that confirms a change; hosts give neither.
public enum SensoryFeedback: Hashable, Sendable {
  /// Something has gone well, calls for care, or has failed.
  case success, warning, error
  /// Something is chosen, becomes more, becomes less, begins, ends, or touches.
  case selection, increase, decrease, start, stop, impact
}
