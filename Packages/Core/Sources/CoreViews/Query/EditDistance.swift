/// Returns how many characters to insert, remove, replace, or swap with their neighbour to turn one
/// text into another.
///
/// O(m · n) in the lengths of the texts.
@_spi(Hosts)
public func editDistance(_ lhs: String, _ rhs: String) -> Int {
  let (lhs, rhs) = (Array(lhs), Array(rhs))
  var beforeLast: [Int] = []
  var last = Array(0...rhs.count)
  for row in lhs.indices {
    var current = [row + 1]
    for column in rhs.indices {
      let replaced = last[column] + (lhs[row] == rhs[column] ? 0 : 1)
      var best = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, lhs[row] == rhs[column - 1], lhs[row - 1] == rhs[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[rhs.count]
}
