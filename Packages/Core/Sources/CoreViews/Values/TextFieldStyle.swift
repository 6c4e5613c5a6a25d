/// The look of a text field, which has no effect: each host has one of its own.
public enum TextFieldStyle: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, plain, roundedBorder
}
