/// A gauge that is a line, as hosts draw it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Returns the gauge as the host draws it, between the labels of its bounds.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A line that fills up.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A line that fills up.
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { linearCapacity }
  /// A line with a mark, drawn as one that fills up.
  public static var accessoryLinear: LinearCapacityGaugeStyle { linearCapacity }
}
