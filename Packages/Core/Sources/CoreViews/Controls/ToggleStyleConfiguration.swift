/// What a style knows of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public typealias Label = StyleContent

  /// The label.
  public let label: Label
  /// Whether the toggle is on; writing it flips the toggle.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public var isMixed: Bool { false }
}
