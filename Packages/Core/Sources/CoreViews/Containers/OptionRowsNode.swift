/// The rows of a `ForEach` in a picker: one without a tag has its id for one.
final class OptionRowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>
{
  private typealias Option = ConditionalView<Content, ModifiedView<Content, TagModifier>>

  private var rows: TypedNode<ForEach<Data, ID, Option>>?

  private lazy var idPath: KeyPath<Data.Element, ID> = view.id ?? RowKeys<Data>.ownID()

  override func evaluate() {
    let options = ForEach(view.data, path: view.id) { [view, idPath] element in
      let row = view.row.build(element)
      guard (row as? any TagCarrier)?.carriedTag == nil else { return Option.first(row) }
      let tag = AnyHashable(unwrapping: element[keyPath: idPath])
      return Option.second(row.modified(by: TagModifier(tag: tag)))
    }
    if let rows {
      rows.update(options, environment)
    } else {
      rows = ForEachNode(options, at: childSite()).mounted()
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let rows { visit(rows) }
  }
}
