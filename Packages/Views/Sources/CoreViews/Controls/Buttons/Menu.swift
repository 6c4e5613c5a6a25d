public import CoreArchitecture

/// A button that opens other controls: buttons, toggles, pickers, further menus.
///
/// ```
/// Menu("Sort") {
///   Button("By name") { store.send(.sortTapped(.name)) }
///   Button("By draught") { store.send(.sortTapped(.draught)) }
/// }
/// ```
public struct Menu<Label: View, Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  /// Makes a menu with a label built from views; a primary action runs where it is pressed itself.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: (() -> Void)? = nil
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    let isStyled = site.environment.builtIn.styles[kind] != nil
    return (isStyled ? StyledNode(view, at: site) : LabeledContainerNode(view, at: site)).mounted()
  }
}

extension Menu where Label == StyleContent, Content == StyleContent {
  /// Makes the menu that a style was asked for.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

extension Menu: StyledView {
  static var kind: Any.Type { (any MenuStyle).self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let style = environment.builtIn.styles[Self.kind]?.value as? any MenuStyle
    return (style ?? DefaultMenuStyle()).view(
      MenuStyleConfiguration(
        label: StyleContent(label), content: StyleContent(content),
        primaryAction: primaryAction))
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Makes a menu with a title that runs an action when it is pressed itself.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// Makes a menu with a title that runs an action when it is pressed itself.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == CoreViews.Label<Text, Image> {
  /// Makes a menu with a title and an icon; only the title is drawn.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { CoreViews.Label(title, systemImage: systemImage) })
  }

  /// Makes a menu with a title and an icon; only the title is drawn.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { CoreViews.Label(title, systemImage: systemImage) })
  }
}

extension Menu: LabeledContainerView {
  func describe(_ element: inout Element) { element.role = .menu }

  /// A menu opens on a ground of its own, where the looks of its label would not be read.
  func prepare(_ values: inout EnvironmentValues, keeping kept: inout AnyObject?) {
    values = values.derived(.texts) { $0.builtIn.resetTexts() }
  }

  func activation(in environment: EnvironmentValues) -> (() -> Void)? { primaryAction }
}

extension Menu where Label == CoreViews.Label<Text, Image> {
  /// Makes a menu with a title and an icon that runs an action when it is pressed itself.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { CoreViews.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Makes a menu with a title and an icon that runs an action when it is pressed itself.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { CoreViews.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
