/// What a style knows of a gauge.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public typealias Label = StyleContent
  /// What a gauge says of its value.
  public typealias CurrentValueLabel = StyleContent
  /// What a gauge says of its lower bound.
  public typealias MinimumValueLabel = StyleContent
  /// What a gauge says of its upper bound.
  public typealias MaximumValueLabel = StyleContent

  /// Where the value lies between the bounds, from 0 to 1.
  public let value: Double
  /// The label.
  public let label: Label
  /// What it says of its value; nil if that is nothing.
  public let currentValueLabel: CurrentValueLabel?
  /// What it says of its lower bound; nil if that is nothing.
  public var minimumValueLabel: MinimumValueLabel?
  /// What it says of its upper bound; nil if that is nothing.
  public var maximumValueLabel: MaximumValueLabel?
}
