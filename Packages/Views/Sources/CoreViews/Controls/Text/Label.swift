public import CoreArchitecture

/// A title with an icon before it.
///
/// The title alone is its name: the icon is drawn, and not spoken.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Makes a label from the views of its title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    StyledNode(view, at: site).mounted()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a title and a system symbol.
  public init(_ title: LocalizedStringKey, systemImage: String) {
    self.title = Text(title)
    icon = Image(systemName: systemImage)
  }

  /// Makes a label with a title and a system symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String) {
    self.title = Text(title)
    icon = Image(systemName: systemImage)
  }

  /// Makes a label with a title and a picture of the app.
  public init(_ title: LocalizedStringKey, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }

  /// Makes a label with a title and a picture of the app.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String) {
    self.title = Text(title)
    icon = Image(image)
  }
}

extension Label where Title == StyleContent, Icon == StyleContent {
  /// Makes the label that a style was asked for, in the style around.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label: StyledView {
  static var kind: Any.Type { (any LabelStyle).self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let style = environment.builtIn.styles[Self.kind]?.value as? any LabelStyle
    let icon = icon.changingBuiltIn { $0.isDecorative = true }
    return (style ?? TitleAndIconLabelStyle()).view(
      LabelStyleConfiguration(title: StyleContent(title), icon: StyleContent(icon)))
  }
}
