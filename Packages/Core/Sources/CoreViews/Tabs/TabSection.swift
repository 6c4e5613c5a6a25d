/// Tabs of a ``TabView`` that belong together; their hint is the title of the section.
public struct TabSection<Content: View>: View {
  private let title: String
  private let content: Content

  /// Makes a section of tabs with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  /// Makes a section of tabs without a title.
  public init(@ViewBuilder content: () -> Content) { self.init("", content: content) }

  /// The tabs.
  public var body: some View { content.accessibilityHint(title) }
}
