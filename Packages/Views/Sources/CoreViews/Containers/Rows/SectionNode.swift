/// A mounted section, with the views of its header, content and footer.
final class SectionNode<Header: View, Content: View, Footer: View>: TypedElementNode<
  Section<Header, Content, Footer>
>
{
  private var header = LabelSlot<Header>()
  /// The header among the rows, where it is more than a line of text.
  private var firstRow: TypedNode<Header>?
  private let hasFirstRow =
    Header.self != Text.self
    && (ViewKind.holdsControls(Header.self) || ViewKind.isArranged(Header.self))
  private var ofHeader, ofFooter: EnvironmentValues?
  private var content: (main: TypedNode<Content>, footer: TypedNode<Footer>)?

  override var hasElement: Bool { true }
  override var hasLazyRows: Bool { isLazy }

  override func evaluate() {
    let inner = environment.withoutDecoration
    if let firstRow {
      firstRow.update(view.header, remark(.header, in: inner, kept: &ofHeader))
    } else if hasFirstRow {
      let site = childSite(environment: remark(.header, in: inner, kept: &ofHeader))
      firstRow = Header._makeNode(view.header, at: site)
    } else {
      header.update(view.header, owner: self, environment: inner)
    }
    if let content {
      content.main.update(view.content, inner)
      content.footer.update(view.footer, remark(.footer, in: inner, kept: &ofFooter))
    } else {
      content = (
        Content._makeNode(view.content, at: childSite(environment: inner)),
        Footer._makeNode(
          view.footer, at: childSite(environment: remark(.footer, in: inner, kept: &ofFooter)))
      )
    }
    elementChanged()
  }

  /// What the views of a header or footer inherit: they are small and faint.
  private func remark(
    _ mark: Element.Appearance.Mark, in inner: EnvironmentValues, kept: inout EnvironmentValues?
  ) -> EnvironmentValues {
    if Footer.self == EmptyView.self, mark == .footer { return inner }
    // Between the views of a lazy stack it looks as it says.
    if isLazy, !(elementParent is any RowsNode) { return inner }
    var changed = inner
    changed.builtIn.set(.footnote)
    changed.builtIn.setForeground(.secondary)
    changed.builtIn.decoration = BuiltInValues.Decoration(appearances: [.mark(mark)])
    return changed.kept(in: &kept)
  }

  override func describe(_ element: inout Element) {
    element.role = .section
    element.isEnabled = environment.builtIn.isEnabled
    element.label = header.text
    if firstRow == nil { element.style.spans = header.spans(like: element) }
    environment.builtIn.applyDecoration(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node = header.node { visit(node) }
    if let firstRow { visit(firstRow) }
    if let content {
      visit(content.main)
      visit(content.footer)
    }
  }
}

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

/// A mounted view whose content is shown as the rows of a list.
protocol RowsNode: ViewNode {}
