/// A mounted section of a stack or grid, whose views stand there like all others.
final class LooseSectionNode<Header: View, Content: View, Footer: View>: TypedNode<
  Section<Header, Content, Footer>
>
{
  private var content: TypedNode<LooseSection<Header, Content, Footer>>?

  override func evaluate() {
    let loose = LooseSection(section: view)
    if let content {
      content.update(loose, environment)
    } else {
      content = LooseSection._makeNode(loose, at: childSite())
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

/// The views of a section, of which header and footer have a line of a grid to themselves.
private struct LooseSection<Header: View, Content: View, Footer: View>: View {
  let section: Section<Header, Content, Footer>

  var body: some View {
    if Header.self != EmptyView.self {
      section.header.accessibilityAddTraits(.isHeader).laidOut(.grid(.line))
    }
    section.content
    if Footer.self != EmptyView.self { section.footer.laidOut(.grid(.line)) }
  }
}
