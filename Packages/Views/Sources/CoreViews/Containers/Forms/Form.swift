// Forms: what holds controls and labels together, and the looks of it.

/// Controls below each other, lined up on the leading side.
public struct Form<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: Content

  /// Makes a form of the controls in a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    let isStyled = site.environment.builtIn.styles[kind] != nil
    if isStyled { return StyledNode(view, at: site).mounted() }
    return site.mount(view) { ContainerNode<Self>.self }
  }
}

extension Form where Content == StyleContent {
  /// Makes the form that a style was asked for.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

extension Form: StyledView {
  static var kind: Any.Type { (any FormStyle).self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let style = environment.builtIn.styles[Self.kind]?.value as? any FormStyle
    return (style ?? AutomaticFormStyle()).view(
      FormStyleConfiguration(content: StyleContent(content)))
  }
}

extension Form: ContainerView {
  func describe(_ element: inout Element) {
    element.role = .vertical
    element.style.alignment = .leading
    element.style.appearances.append(.mark(.form))
  }
}
