/// Controls side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
  /// Returns the controls in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
