/// What a style knows of a gauge.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public typealias Label = StyleContent
  /// What a gauge says of its value.
  public typealias CurrentValueLabel = StyleContent

  /// Where the value lies between the bounds, from 0 to 1.
  public let value: Double
  /// The label.
  public let label: Label
  /// What it says of its value; nil if that is nothing.
  public let currentValueLabel: CurrentValueLabel?
}
