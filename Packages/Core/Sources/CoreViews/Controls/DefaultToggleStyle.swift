/// The toggle that a host finds best.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// Returns the toggle as the host draws it.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As the host finds best.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
