extension Sequence<String> {
  /// The words that differ from a word by a typing error or two, nearest first.
  func closest(to word: String) -> [String] {
    let limit = word.count > 4 ? 2 : 1
    return filter { abs($0.count - word.count) <= limit }
      .map { (candidate: $0, distance: slips(from: word.lowercased(), to: $0.lowercased())) }
      .filter { $0.distance <= limit }
      .sorted { $0.distance < $1.distance }
      .prefix(3)
      .map(\.candidate)
  }
}

/// The number of characters to insert, remove, change, or swap with their neighbour.
private func slips(from first: String, to second: String) -> Int {
  let source = Array(first)
  let target = Array(second)
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for row in source.indices {
    var current = [row + 1]
    for column in target.indices {
      let change = last[column] + (source[row] == target[column] ? 0 : 1)
      var best = min(change, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    beforeLast = last
    last = current
  }
  return last[target.count]
}
