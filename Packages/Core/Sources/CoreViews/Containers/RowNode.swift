/// One row of a `ForEach`.
///
/// It observes what its closure reads, so that a change evaluates this row alone.
final class RowNode<Item, Content: View>: ViewNode {
  private(set) var item: Item
  private var build: (Item) -> Content
  private var content: TypedNode<Content>?

  init(_ item: Item, build: @escaping (Item) -> Content, at site: MountSite) {
    self.item = item
    self.build = build
    super.init(at: site)
    evaluate()
  }

  func update(
    _ item: Item, build: @escaping (Item) -> Content, environment: EnvironmentValues
  ) {
    self.item = item
    self.build = build
    self.environment = environment
    isDirty = false
    evaluate()
  }

  override func evaluate() {
    let view = runtime.track(self) { build(item) }
    if let content {
      content.update(view, environment)
    } else {
      content = Content._makeNode(view, at: childSite())
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
