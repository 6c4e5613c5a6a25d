/// The look of a button, which has no effect: each host has one of its own.
public enum ButtonStyle: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, plain, bordered, borderedProminent, borderless
}
