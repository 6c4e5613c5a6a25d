internal import IssueReporting

/// Shows one of several views, between which a person chooses.
///
/// Each has a ``View/tabItem(_:)`` for its title and a ``View/tag(_:)`` that the selection refers
/// to, or is a ``Tab``, which has both. The content of a tab is built when it is first selected;
/// later it stays mounted and keeps its state.
public struct TabView<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let selection: TabSelection?
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
    selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.selection = TabSelection(selection)
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    TabsNode(view, at: site).mounted()
  }
}

final class TabsNode<Content: View>: TypedNode<TabView<Content>> {
  private lazy var coordinator = TabsCoordinator(host: self)
  private var content: TypedNode<Content>?
  private var inner: EnvironmentValues?
  private var hasReportedStrangers = false

  override var hasElement: Bool { true }

  override func evaluate() {
    coordinator.update(view.selection)
    let inner = innerEnvironment()
    if let content {
      content.update(view.content, inner)
    } else {
      content = Content._makeNode(view.content, at: childSite(environment: inner))
    }
    elementChanged()
  }

  private func innerEnvironment() -> EnvironmentValues {
    var changed = environment
    changed.builtIn.decoration = nil
    changed.builtIn.tag = nil
    changed.builtIn.tabs = coordinator
    if let inner, inner.isEqual(to: changed) { return inner }
    inner = changed
    return changed
  }

  override func settle() { coordinator.settle() }

  override func describe(_ element: inout Element) {
    element.role = .tabs
    element.isEnabled = environment.builtIn.isEnabled
    environment.builtIn.applyDecoration(to: &element)
  }

  override func collect(_ elements: inout ElementCollector) {
    var all = ElementCollector()
    if let content { all.add(content, below: self) }
    for node in all.nodes {
      if node is TabNode || node.placement == .overlay {
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
      """
    )
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
