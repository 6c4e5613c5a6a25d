/// What a style knows of a button.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = StyleContent

  /// The purpose of the button; nil for most.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a person holds the button down; false in hosts where a press is one key.
  public let isPressed: Bool
}
