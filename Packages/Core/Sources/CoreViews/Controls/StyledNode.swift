/// A mounted view that a style has made; within it, the style around counts no longer.
final class StyledNode<Content: StyledView>: TypedNode<Content> {
  private var content: TypedNode<AnyView>?
  private var inner: EnvironmentValues?

  override func evaluate() {
    let styled = view.styled(in: environment)
    let inner = innerEnvironment()
    if let content {
      content.update(styled, inner)
    } else {
      content = AnyView._makeNode(styled, at: childSite(environment: inner))
    }
  }

  private func innerEnvironment() -> EnvironmentValues {
    guard environment.builtIn.styles[Content.kind] != nil else { return environment }
    var copy = environment
    copy.builtIn.styles[Content.kind] = nil
    return copy.kept(in: &inner)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
