/// Returns how many characters to insert, remove or replace to turn one text into another.
///
/// O(m · n) in the lengths of the texts.
func editDistance(_ lhs: String, _ rhs: String) -> Int {
  let rhs = Array(rhs)
  var row = Array(0...rhs.count)
  for (position, character) in lhs.enumerated() {
    var diagonal = row[0]
    row[0] = position + 1
    for column in rhs.indices {
      let replaced = diagonal + (character == rhs[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
    }
  }
  return row[rhs.count]
}
