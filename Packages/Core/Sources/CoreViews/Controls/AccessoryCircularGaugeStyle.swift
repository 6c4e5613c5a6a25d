/// A small gauge: the number of hundredths beside its label.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Returns the label and the number.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: "\(Int((configuration.value * 100).rounded())) %")
    }
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A small one.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  /// A small one that fills up.
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle { .accessoryCircular }
}
