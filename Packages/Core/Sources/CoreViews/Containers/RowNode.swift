/// One row of a `ForEach`.
///
/// It observes what its closure reads, so that a change evaluates this row alone.
final class RowNode<Item, Content: View>: ViewNode {
  @exclusivity(unchecked) private(set) var item: Item
  @exclusivity(unchecked) private var row: RowBuilder<Item, Content>
  @exclusivity(unchecked) private var content: TypedNode<Content>?

  required init(_ item: Item, as row: RowBuilder<Item, Content>, at site: MountSite) {
    self.item = item
    self.row = row
    super.init(at: site)
    evaluate()
  }

  override var keepsList: Bool { !isFlat }
  override var hasLazyRows: Bool { false }

  func update(
    _ item: Item, as row: RowBuilder<Item, Content>, environment: EnvironmentValues
  ) {
    self.item = item
    self.row = row
    self.environment = environment
    isDirty = false
    evaluate()
  }

  override func evaluate() {
    let view = runtime.track(self) { row.build(item) }
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
