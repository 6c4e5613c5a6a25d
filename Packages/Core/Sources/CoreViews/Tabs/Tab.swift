/// A tab with its title and the value that the selection goes by.
public struct Tab<Content: View>: View {
  private let title: String
  private let tag: AnyHashable?
  private let content: Content

  public init(
    _ title: some StringProtocol, systemImage: String = "", value: some Hashable,
    @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    tag = AnyHashable(value)
    self.content = content()
  }

  public init(
    _ title: some StringProtocol, systemImage: String = "", @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    tag = nil
    self.content = content()
  }

  public var body: some View {
    TabItemView(content: content, label: Text(title), tag: tag)
  }
}
