/// A toggle that is a box to check, which hosts draw as they draw every toggle.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// Returns the toggle as the host draws it.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box to check.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
