/// A gauge as the host draws it.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Returns the gauge as the host draws it, between the labels of its bounds.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As the host draws it.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
