/// Shows all options of a picker below each other.
public struct InlinePickerStyle: PickerStyle {
  /// All options, below each other.
  public static var _look: Element.Look { .inline }
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Shows all options below each other.
  public static var inline: Self { Self() }
  /// Shows all options below each other.
  public static var wheel: Self { Self() }
  /// Shows all options below each other.
  public static var radioGroup: Self { Self() }
}
