/// When an animation counts as ended; hosts end all at once.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When it looks so, or when nothing moves any more.
  case logicallyComplete, removed
}
