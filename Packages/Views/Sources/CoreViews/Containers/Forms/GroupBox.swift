public import CoreArchitecture

/// Views with a border around them and a title above, drawn as a ``Section`` is.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a box with a label built from views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a box with a label that is made already.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The parts, as the style around draws them.
  public var body: some View {
    StyledBox(
      configuration: GroupBoxStyleConfiguration(
        label: StyleContent(label), content: StyleContent(content)))
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

private struct StyledBox: StyledView {
  let configuration: GroupBoxStyleConfiguration

  static var kind: Any.Type { (any GroupBoxStyle).self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let style = environment.builtIn.styles[Self.kind]?.value as? any GroupBoxStyle
    return (style ?? DefaultGroupBoxStyle()).view(configuration)
  }
}
