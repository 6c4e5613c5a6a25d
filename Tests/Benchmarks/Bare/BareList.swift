/// Rows as text: each is three strings, joined to a line when one of them changes.
struct BareList {
  private struct Line {
    let id: Int
    var count = 0
    var text = ""

    mutating func draw() {
      text = ["Row \(id)", "\(count)", "Add"].joined(separator: " ")
    }
  }

  private var lines: [Line] = []
  private var indices: [Int: Int] = [:]

  init(count: Int) {
    for id in 0..<count { append(id) }
  }

  mutating func append(_ id: Int) {
    indices[id] = lines.count
    lines.append(Line(id: id))
    lines[lines.count - 1].draw()
  }

  mutating func increment(_ id: Int) {
    guard let index = indices[id] else { return }
    lines[index].count += 1
    lines[index].draw()
  }

  mutating func swap(_ first: Int, _ second: Int) {
    lines.swapAt(first, second)
    indices[lines[first].id] = first
    indices[lines[second].id] = second
  }

  mutating func remove(at index: Int) {
    indices[lines.remove(at: index).id] = nil
    for index in index..<lines.count { indices[lines[index].id] = index }
  }
}
