public import CoreArchitecture

/// A tab of a ``TabView``, with its title and the value that selects it.
public struct Tab<Content: View>: View {
  private let label: AnyView
  private let tag: AnyHashable?
  private let content: Content

  /// Makes a tab that the selection refers to by a value; the image is not drawn.
  public init(
    _ title: LocalizedStringKey, systemImage: String = "", value: some Hashable,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title).string, systemImage: systemImage, value: value, content: content)
  }

  /// Makes a tab without a value, for a tab view that keeps its own selection; the image is not
  /// drawn.
  public init(
    _ title: LocalizedStringKey, systemImage: String = "", @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title).string, systemImage: systemImage, content: content)
  }

  /// Makes a tab that the selection refers to by a value; the image is not drawn.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String = "", value: some Hashable,
    @ViewBuilder content: () -> Content
  ) {
    label = AnyView(Text(title))
    tag = AnyHashable(unwrapping: value)
    self.content = content()
  }

  /// Makes a tab without a value, for a tab view that keeps its own selection; the image is not
  /// drawn.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String = "", @ViewBuilder content: () -> Content
  ) {
    label = AnyView(Text(title))
    tag = nil
    self.content = content()
  }

  /// Makes a tab with a label of which the text is drawn.
  public init(
    value: some Hashable, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View
  ) {
    self.label = AnyView(label())
    tag = AnyHashable(unwrapping: value)
    self.content = content()
  }

  /// The content, marked as a tab; outside of a tab view, just the content.
  public var body: some View {
    TabItemView(content: content, label: label, tag: tag)
  }
}
