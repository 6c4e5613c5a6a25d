/// The look of a progress view, which has no effect: each host has one of its own.
public enum ProgressViewStyle: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, linear, circular
}
