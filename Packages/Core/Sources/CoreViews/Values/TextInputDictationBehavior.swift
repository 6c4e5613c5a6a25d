/// Whether a field is spoken to, which is a matter of the keyboard.
public enum TextInputDictationBehavior: Hashable, Sendable {
  /// As suits.
  case automatic
  /// By a button within the field.
  case inline(activation: Activation)

  /// What begins listening.
  public enum Activation: Hashable, Sendable {
    /// A press, and the sight of the field.
    case onSelect, onLook
  }
}
