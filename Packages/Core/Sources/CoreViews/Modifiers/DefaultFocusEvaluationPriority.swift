/// How much the first focus counts beside what a person has done.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable {
  /// Less than that, or more.
  case automatic, userInitiated
}
