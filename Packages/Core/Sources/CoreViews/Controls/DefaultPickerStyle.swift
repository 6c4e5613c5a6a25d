/// Leaves the look of a picker to the host, which goes by the number of options.
public struct DefaultPickerStyle: PickerStyle {
  /// As the host finds best.
  public static var _look: Element.Look { .automatic }
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// Leaves the look to the host.
  public static var automatic: Self { Self() }
}
