/// What a style knows of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public typealias Title = StyleContent
  /// The icon of a label.
  public typealias Icon = StyleContent

  /// The title.
  public let title: Title
  /// The icon, which is not spoken.
  public let icon: Icon
}
