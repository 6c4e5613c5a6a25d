/// Keys that are found in each element.
final class FoundRowKeys<Data: RandomAccessCollection, ID: Hashable>: RowKeys<Data> {
  private let id: KeyPath<Data.Element, ID>
  private var elements: [Data.Element] = []
  private var ids: ContiguousArray<ID> = []
  private var duplicates = DuplicateIDs<ID>(Data.self)

  init(_ id: KeyPath<Data.Element, ID>) { self.id = id }

  override func take(_ data: Data) -> ListDifference {
    elements = Array(data)
    let newIDs = ContiguousArray(elements.lazy.map { [id] in $0[keyPath: id] })
    let difference = ListDifference(from: ids, to: newIDs)
    for position in difference.gone { duplicates.forget(ids[position]) }
    ids = newIDs
    for position in difference.new where difference.isNew(position) {
      duplicates.remember(ids[position])
    }
    return difference
  }

  override func position(of id: AnyHashable) -> Int? {
    ids.firstIndex { AnyHashable(unwrapping: $0) == id }
  }

  override func element(_ position: Int) -> Data.Element { elements[position] }
}
