/// What a style knows of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The label.
  public typealias Label = StyleContent
  /// The content.
  public typealias Content = StyleContent

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}
