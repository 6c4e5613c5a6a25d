/// Shows all options of a picker side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// All options, side by side.
  public static var _look: Element.Look { .segmented }
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Shows all options side by side.
  public static var segmented: Self { Self() }
  /// Shows all options side by side.
  public static var palette: Self { Self() }
}
