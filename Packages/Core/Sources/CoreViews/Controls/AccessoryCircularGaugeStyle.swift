/// A small gauge: beside its label the one for the value, or the number of hundredths.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Returns the label and what tells the value.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      if let current = configuration.currentValueLabel {
        current
      } else {
        Text(verbatim: "\(Int((configuration.value * 100).rounded())) %")
      }
    }
    .fixedSize()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A small one.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  /// A small one that fills up.
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle { .accessoryCircular }
}
