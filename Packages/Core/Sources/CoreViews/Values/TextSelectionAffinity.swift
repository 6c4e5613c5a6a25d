/// On which of two lines typing goes on where one ends; hosts decide that.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the host finds best, on the first, and on the second.
  case automatic, upstream, downstream
}
