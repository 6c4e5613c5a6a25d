/// Tabs of a ``TabView`` that belong together; their hint is the title of the section.
public struct TabSection<Value: Hashable, Content: View>: View {
  private let title: String
  private let content: Content

  /// Makes a section of tabs with a title.
  public init(
    _ title: some StringProtocol, @TabContentBuilder<Value> content: () -> Content
  ) {
    self.title = String(title)
    self.content = content()
  }

  /// Makes a section of tabs without a title.
  public init(@TabContentBuilder<Value> content: () -> Content) {
    self.init("", content: content)
  }

  /// Makes a section of tabs with a header, of which a plain text is the title.
  public init(
    @TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> some View
  ) {
    self.init((header() as? Text)?.string ?? "", content: content)
  }

  /// The tabs.
  public var body: some View { content.accessibilityHint(title) }
}

extension TabSection where Value == Never {
  /// Makes a section of tabs without values.
  public init(_ title: some StringProtocol, @ViewBuilder views: () -> Content) {
    self.title = String(title)
    content = views()
  }
}
