/// The elements that a `ForEach` shows, found by their ids.
struct RowContent<Data: RandomAccessCollection, ID: Hashable> {
  let ids: ContiguousArray<ID>
  private let data: Data
  /// The elements, unless the ids were found without them.
  private let elements: [Data.Element]?

  init(_ data: Data, _ id: KeyPath<Data.Element, ID>, _ source: RowSource<Data, ID>) {
    self.data = data
    if let known = source.ids?(data) {
      (ids, elements) = (known, nil)
    } else {
      let all = Array(data)
      (ids, elements) = (ContiguousArray(all.lazy.map { $0[keyPath: id] }), all)
    }
  }

  func element(_ position: Int) -> Data.Element {
    elements?[position] ?? data[data.index(data.startIndex, offsetBy: position)]
  }
}
