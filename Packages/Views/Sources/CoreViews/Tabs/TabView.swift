internal import IssueReporting

/// Shows one of several views, between which a person chooses.
///
/// Each has a ``View/tabItem(_:)`` for its title and a ``View/tag(_:)`` that the selection refers
/// to, or is a ``Tab``, which has both. One without a title is a page with a number, as in a tab
/// view that shows ``TabViewStyle/page``. The content of a tab is built when it is first selected;
/// later it stays mounted and keeps its state.
public struct TabView<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let selection: SelectionAccess?
  let content: Content

  /// Makes a tab view that keeps its selection to itself; it starts with the first tab.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  /// Makes a tab view that selects the tab whose tag is the bound value.
  ///
  /// Choosing a tab writes its tag. While no tab has the value as its tag, the first one shows.
  public init<Selection: Hashable>(
    selection: Binding<Selection>, @TabContentBuilder<Selection> content: () -> Content
  ) {
    self.selection = SelectionAccess(selection)
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    TabsNode(view, at: site).mounted()
  }
}

/// The views of a tab view, each of which is a tab: one that has no label is a page.
struct TabPages<Content: View>: View {
  let content: Content

  var body: some View {
    ForEach(subviews: content) { view in
      if TabKind.isTab(view.content) {
        view
      } else {
        TabItemView(content: view, label: EmptyView(), tag: view.containerValues.tag)
      }
    }
  }
}

/// A mounted tab view.
final class TabsNode<Content: View>: TypedElementNode<TabView<Content>> {
  private lazy var selection = TabSelection(node: self)
  private var content: TypedNode<Content>?
  /// The content, if its type does not say that it is made of tabs.
  private var pages: TypedNode<TabPages<Content>>?
  private var inner: EnvironmentValues?
  private var hasReportedStrangers = false

  override var hasElement: Bool { true }
  override var needsFlatList: Bool { true }

  override func evaluate() {
    selection.update(view.selection)
    let inner = innerEnvironment()
    if let content {
      content.update(view.content, inner)
    } else if let pages {
      pages.update(TabPages(content: view.content), inner)
    } else {
      mountContent(at: childSite(environment: inner))
    }
    elementChanged()
  }

  private func mountContent(at site: MountSite) {
    if TabKind.isTab(Content.self) {
      content = Content._makeNode(view.content, at: site)
    } else {
      pages = TabPages._makeNode(TabPages(content: view.content), at: site)
    }
  }

  private func innerEnvironment() -> EnvironmentValues {
    var changed = environment
    changed.builtIn.decoration = nil
    changed.builtIn.tag = nil
    changed.builtIn.tabs = selection
    return changed.kept(in: &inner)
  }

  override func settle() { selection.settle() }

  override func describe(_ element: inout Element) {
    element.role = .tabs
    element.isEnabled = environment.builtIn.isEnabled
    if environment.turnsPages {
      element.traits.look = .pages
      element.traits.isLabelHidden = environment.hidesDots
    }
    environment.builtIn.applyDecoration(to: &element)
  }

  override func collect(_ elements: inout ElementCollector) {
    var all = ElementCollector()
    forEachChild { all.add($0, below: self) }
    for overlay in all.overlays { elements.append(overlay: overlay) }
    for node in all.inline {
      if node is TabNode {
        elements.append(node)
      } else if !hasReportedStrangers {
        hasReportedStrangers = true
        reportStranger(node)
      }
    }
  }

  private func reportStranger(_ node: ViewNode) {
    let element = node.currentElement
    reportIssue(
      """
      A `TabView` holds a view that is not a tab (a \(element.role.rawValue) "\(element.label)"), \
      which is not shown. Give every view in it a `.tabItem { … }`.

      More: Documentation/Core.docc/WritingViews.md#what-is-reported
      """
    )
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    if let pages { visit(pages) }
  }
}
