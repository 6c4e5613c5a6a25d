/// The rows of a `ForEach` that can be deleted, moved or selected.
final class ActionRowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>, RowOwner
{
  private typealias Row = ActionRow<Content>

  private var rows: TypedNode<ForEach<Data, ID, Row>>?
  private lazy var idPath: KeyPath<Data.Element, ID> = view.id ?? RowKeys<Data>.ownID()

  override func evaluate() {
    let rowView = ForEach(view.data, path: view.id) { [view, idPath, weak self] element in
      let content = view.row.build(element)
      let id = AnyHashable(unwrapping: element[keyPath: idPath])
      let tag = (content as? any TagCarrier)?.carriedTag ?? id
      return Row(content: content, id: id, tag: tag, owner: self)
    }
    if let rows {
      rows.update(rowView, environment)
    } else {
      rows = ForEachNode(rowView, at: childSite()).mounted()
    }
  }

  var rowCount: Int { view.data.count }

  func place(of id: AnyHashable) -> Int? {
    let data = view.data
    return data.firstIndex { AnyHashable(unwrapping: $0[keyPath: idPath]) == id }.map {
      data.distance(from: data.startIndex, to: $0)
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let rows { visit(rows) }
  }
}
