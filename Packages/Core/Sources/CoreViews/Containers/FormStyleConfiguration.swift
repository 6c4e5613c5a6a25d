/// What a style knows of a form.
public struct FormStyleConfiguration {
  /// The content.
  public typealias Content = StyleContent

  /// The controls.
  public let content: Content
}
