/// Shows the chosen option of a picker; the others come with a press.
public struct MenuPickerStyle: PickerStyle {
  /// One option at a time.
  public static var _look: Element.Look { .menu }
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// Shows the chosen option; the others come with a press.
  public static var menu: Self { Self() }
  /// Shows the chosen option; the others come with a press.
  public static var navigationLink: Self { Self() }
}
