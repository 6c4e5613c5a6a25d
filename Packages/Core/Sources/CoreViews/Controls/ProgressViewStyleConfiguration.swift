/// What a style knows of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public typealias Label = StyleContent
  /// What a progress view says of its value.
  public typealias CurrentValueLabel = StyleContent

  /// How much is done, from 0 to 1; nil if that is not known.
  public let fractionCompleted: Double?
  /// The label; nil if there is none.
  public let label: Label?
  /// What it says of its value; nil if that is nothing.
  public let currentValueLabel: CurrentValueLabel?
}
