/// Where the values of a text stand, in bytes of UTF-8.
///
/// The first is kept apart, so that most texts need no array.
struct ValuePlaces: Hashable, Sendable {
  private var first: Range<Int>?
  private var others: [Range<Int>] = []

  mutating func append(_ place: Range<Int>) {
    if first == nil { first = place } else { others.append(place) }
  }

  var isEmpty: Bool { first == nil }
  var count: Int { first == nil ? 0 : 1 + others.count }
  /// The bytes of all values.
  var length: Int { others.reduce(first?.count ?? 0) { $0 + $1.count } }
  var all: [Range<Int>] { first.map { [$0] + others } ?? [] }
}
