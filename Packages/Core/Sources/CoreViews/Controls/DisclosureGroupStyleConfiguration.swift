/// What a style knows of a group that opens.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public typealias Label = StyleContent
  /// The content.
  public typealias Content = StyleContent

  /// The label.
  public let label: Label
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
  let build: () -> Content

  /// The content, which is built when it is asked for.
  public var content: Content { build() }
}
