/// A small gauge: a ring open at the bottom, on which a mark shows the value.
///
/// What tells the value stands in the ring; the label, or what tells the bounds, in its opening.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Returns the ring, which is told as a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: true)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A small ring with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
