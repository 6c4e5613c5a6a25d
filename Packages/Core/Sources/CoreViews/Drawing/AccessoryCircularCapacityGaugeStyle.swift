/// A small gauge: a ring that fills up, around what tells the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Returns the ring, which is told as a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: false)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A small ring that fills up.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
