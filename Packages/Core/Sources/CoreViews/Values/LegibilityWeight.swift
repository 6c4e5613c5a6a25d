/// How heavy texts are drawn for a person.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual, or bold.
  case regular, bold
}
