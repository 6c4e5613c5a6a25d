public import CoreArchitecture

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  private let label: StyleContent
  private let content: Content

  private init(_ label: StyleContent, _ content: Content) {
    self.label = label
    self.content = content
  }

  /// Makes a group of the controls in a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.init(StyleContent(EmptyView()), content())
  }

  /// Makes a group with a label, which some styles draw.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.init(StyleContent(label()), content())
  }

  /// Makes a group with a title, which some styles draw.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(StyleContent(Text(title)), content())
  }

  /// Makes a group with a title, which some styles draw.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(StyleContent(Text(title)), content())
  }

  /// Makes a group with a title and an icon, which some styles draw.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(StyleContent(Label(title, systemImage: systemImage)), content())
  }

  /// The controls, as the style around draws them.
  public var body: some View {
    StyledGroup(
      configuration: ControlGroupStyleConfiguration(label: label, content: StyleContent(content)))
  }
}

private struct StyledGroup: StyledView {
  let configuration: ControlGroupStyleConfiguration

  static var kind: Any.Type { (any ControlGroupStyle).self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let style = environment.builtIn.styles[Self.kind]?.value as? any ControlGroupStyle
    return (style ?? AutomaticControlGroupStyle()).view(configuration)
  }
}
