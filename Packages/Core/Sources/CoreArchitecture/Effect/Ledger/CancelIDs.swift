/// The ids of one effect; a single one, the most frequent case, needs no array.
struct CancelIDs {
  private var first: CancelID?
  private var rest: [CancelID] = []

  /// The only id; nil if there are several or none.
  var only: CancelID? { rest.isEmpty ? first : nil }

  mutating func append(_ id: CancelID) {
    if first == nil { first = id } else { rest.append(id) }
  }

  func forEach(_ body: (CancelID) -> Void) {
    if let first { body(first) }
    for id in rest { body(id) }
  }
}
