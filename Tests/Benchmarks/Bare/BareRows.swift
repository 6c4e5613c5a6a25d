/// Rows in order, and where each id is.
struct BareRows {
  var elements: [Row.State] = []
  var indices: [Int: Int] = [:]

  init(count: Int) {
    for id in 0..<count { append(Row.State(id: id)) }
  }

  mutating func append(_ row: Row.State) {
    indices[row.id] = elements.count
    elements.append(row)
  }

  mutating func removeLast() {
    indices[elements.removeLast().id] = nil
  }

  mutating func increment(_ id: Int) {
    guard let index = indices[id] else { return }
    elements[index].count += 1
  }
}

/// A row of its own for whoever draws one.
final class BareRow {
  let id: Int
  let increment: (Int) -> Void

  init(_ id: Int, _ increment: @escaping (Int) -> Void) {
    (self.id, self.increment) = (id, increment)
  }
}
