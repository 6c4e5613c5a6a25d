/// A view that a style makes out of other views.
protocol StyledView: View where Body == Never {
  /// The protocol of the styles, by which the environment keeps the one that is chosen.
  static var kind: Any.Type { get }

  /// The views of the style that is chosen.
  func styled(in environment: EnvironmentValues) -> AnyView
}

extension StyledView {
  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    StyledNode(view, at: site).mounted()
  }
}

extension View {
  func style<Style>(_ style: Style, of kind: Any.Type) -> some View {
    changingBuiltIn { $0.styles[kind] = TypedStyleChoice(style) }
  }
}
