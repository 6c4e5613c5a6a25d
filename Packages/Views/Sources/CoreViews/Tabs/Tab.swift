public import CoreArchitecture

/// A tab of a ``TabView``, with its title and the value that selects it.
///
/// ```
/// TabView(selection: $place) {
///   Tab("Berths", systemImage: "ferry", value: .berths) { BerthsView() }
///   Tab("Log", systemImage: "book", value: .log) { LogView() }.badge(3)
/// }
/// ```
public struct Tab<Value: Hashable, Content: View>: View {
  private let label: AnyView
  private let tag: AnyHashable?
  private let content: Content
  private var isHidden = false

  private init(_ label: AnyView, _ tag: AnyHashable?, _ content: Content) {
    (self.label, self.tag, self.content) = (label, tag, content)
  }

  /// Makes a tab that the selection refers to by a value.
  public init(
    _ title: LocalizedStringKey, systemImage: String = "", value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Self.label(Text(title), systemImage), AnyHashable(unwrapping: value), content())
  }

  /// Makes a tab that the selection refers to by a value.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String = "", value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Self.label(Text(title), systemImage), AnyHashable(unwrapping: value), content())
  }

  /// Makes a tab with a label, of which the text and the first symbol are drawn.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View
  ) {
    self.init(AnyView(label()), AnyHashable(unwrapping: value), content())
  }

  /// Makes a tab with a picture, which is not drawn.
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(AnyView(Text(title)), AnyHashable(unwrapping: value), content())
  }

  /// Makes a tab that is called by its role.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(AnyView(Text(role.title)), AnyHashable(unwrapping: value), content())
  }

  private static func label(_ title: Text, _ symbol: String) -> AnyView {
    symbol.isEmpty
      ? AnyView(title) : AnyView(Label(title: { title }, icon: { Image(systemName: symbol) }))
  }

  /// Shows a number beside the title; 0 shows none.
  public func badge(_ count: Int) -> Tab<Value, some View> {
    Tab<Value, _>(label, tag, content.badge(count))
  }

  /// Shows a text beside the title; nil shows none.
  public func badge(_ text: Text?) -> Tab<Value, some View> {
    Tab<Value, _>(label, tag, content.badge(text))
  }

  /// Leaves the tab out.
  public func hidden(_ isHidden: Bool = true) -> Self {
    var tab = self
    tab.isHidden = isHidden
    return tab
  }

  /// Returns the tab itself: a person cannot arrange tabs.
  public func customizationID(_ id: String) -> Self { self }
  /// Returns the tab itself: a person cannot arrange tabs.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self {
    self
  }
  /// Returns the tab itself: tabs stand in one place.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self {
    self
  }
  /// Returns the tab itself: tabs stand in one place.
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }

  /// The content, marked as a tab; outside of a tab view, just the content.
  public var body: some View {
    if !isHidden { TabItemView(content: content, label: label, tag: tag) }
  }
}

extension Tab where Value == Never {
  /// Makes a tab without a value, for a tab view that keeps its own selection.
  public init(
    _ title: LocalizedStringKey, systemImage: String = "", role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Self.label(Text(title), systemImage), nil, content())
  }

  /// Makes a tab without a value.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String = "", role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Self.label(Text(title), systemImage), nil, content())
  }

  /// Makes a tab without a value, with a label of which the text and the first symbol are drawn.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View
  ) {
    self.init(AnyView(label()), nil, content())
  }

  /// Makes a tab without a value that is called by its role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(AnyView(Text(role.title)), nil, content())
  }
}

extension TabRole {
  fileprivate var title: String { ownText("Search") }
}

/// What a tab is for; hosts draw all alike.
public enum TabRole: Hashable, Sendable {
  /// Looks for something.
  case search
}

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
