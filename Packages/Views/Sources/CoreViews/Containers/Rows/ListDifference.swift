@_spi(Views) internal import CoreArchitecture

/// How the rows of a list come from those of another: which stay, which move, which are new.
///
/// Rows at both ends that have the same ids are told apart without a look-up, and so are those that
/// have changed ends.
struct ListDifference {
  /// The rows between those at both ends that stay, before and after.
  let old: Range<Int>
  let new: Range<Int>
  /// For each position in `new`, the old position of its row; -1 for a row that is new.
  private var sources: ContiguousArray<Int>
  /// For each position in `new`, whether its row stands behind others than before.
  private var moved: ContiguousArray<Bool>
  /// For each position in `old`, whether the row is among the new ones.
  private var kept: ContiguousArray<Bool>

  var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// The old position of the row at a new one; nil for a row that is new.
  func source(of position: Int) -> Int? {
    let source = sources[position - new.lowerBound]
    return source < 0 ? nil : source
  }

  func isNew(_ position: Int) -> Bool {
    new.contains(position) && sources[position - new.lowerBound] < 0
  }

  /// Whether the row at a position in `new` stands behind others than before.
  func isMoved(_ position: Int) -> Bool { moved[position - new.lowerBound] }

  /// The old positions of rows that are not among the new ones.
  var gone: [Int] { old.filter { !kept[$0 - old.lowerBound] } }

  /// The positions in `new` of rows that are new, had another position, or moved around others.
  var changed: [Int] {
    new.filter { sources[$0 - new.lowerBound] != $0 || isMoved($0) }
  }

  /// All rows are others.
  init(replacing oldCount: Int, with newCount: Int) { self.init(0..<oldCount, 0..<newCount) }

  private init(_ old: Range<Int>, _ new: Range<Int>) {
    (self.old, self.new) = (old, new)
    sources = ContiguousArray(repeating: -1, count: new.count)
    moved = ContiguousArray(repeating: false, count: new.count)
    kept = ContiguousArray(repeating: false, count: old.count)
  }

  // Numbers and texts are compared without a call through a table of witnesses.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  init<ID: Hashable>(from oldIDs: ContiguousArray<ID>, to newIDs: ContiguousArray<ID>) {
    let head = oldIDs.commonPrefix(with: newIDs)
    let room = min(oldIDs.count, newIDs.count) - head
    let tail = oldIDs.commonSuffix(with: newIDs, atMost: room)
    self.init(head..<(oldIDs.count - tail), head..<(newIDs.count - tail))
    if !old.isEmpty, !new.isEmpty { compare(oldIDs, newIDs) }
  }

  private mutating func keep(_ source: Int, at position: Int, isMoved: Bool = false) {
    sources[position - new.lowerBound] = source
    moved[position - new.lowerBound] = isMoved
    kept[source - old.lowerBound] = true
  }

  /// Goes from both ends towards the middle, while a row at one end is found at one or the other.
  private mutating func compare<ID: Hashable>(
    _ oldIDs: ContiguousArray<ID>, _ newIDs: ContiguousArray<ID>
  ) {
    var (firstOld, lastOld) = (old.lowerBound, old.upperBound - 1)
    var (firstNew, lastNew) = (new.lowerBound, new.upperBound - 1)
    while firstOld <= lastOld, firstNew <= lastNew {
      let room = min(lastOld - firstOld, lastNew - firstNew) + 1
      let run = oldIDs.commonRun(at: firstOld, with: newIDs, at: firstNew, atMost: room)
      if run > 0 {
        for index in 0..<run { keep(firstOld + index, at: firstNew + index) }
        (firstOld, firstNew) = (firstOld + run, firstNew + run)
      } else if oldIDs[firstOld] == newIDs[firstNew] {
        keep(firstOld, at: firstNew)
        (firstOld, firstNew) = (firstOld + 1, firstNew + 1)
      } else if oldIDs[lastOld] == newIDs[lastNew] {
        keep(lastOld, at: lastNew)
        (lastOld, lastNew) = (lastOld - 1, lastNew - 1)
      } else if oldIDs[firstOld] == newIDs[lastNew] {
        keep(firstOld, at: lastNew, isMoved: true)
        (firstOld, lastNew) = (firstOld + 1, lastNew - 1)
      } else if oldIDs[lastOld] == newIDs[firstNew] {
        keep(lastOld, at: firstNew, isMoved: true)
        (lastOld, firstNew) = (lastOld - 1, firstNew + 1)
      } else {
        break
      }
    }
    if firstOld <= lastOld, firstNew <= lastNew {
      lookUp(firstOld...lastOld, of: oldIDs, firstNew...lastNew, of: newIDs)
    }
  }

  private mutating func lookUp<ID: Hashable>(
    _ old: ClosedRange<Int>, of oldIDs: ContiguousArray<ID>,
    _ new: ClosedRange<Int>, of newIDs: ContiguousArray<ID>
  ) {
    var positions: [ID: [Int]] = [:]
    for position in old.reversed() { positions[oldIDs[position], default: []].append(position) }
    var found: [(new: Int, old: Int)] = []
    for position in new {
      guard let source = positions[newIDs[position]]?.popLast() else { continue }
      found.append((position, source))
    }
    let staying = longestIncrease(found.map(\.old))
    for (index, row) in found.enumerated() {
      keep(row.old, at: row.new, isMoved: !staying.contains(index))
    }
  }
}

/// The positions of a longest series of increasing numbers.
///
/// Complexity: O(n log n).
private func longestIncrease(_ numbers: [Int]) -> Set<Int> {
  var ends: [Int] = []
  var previous: [Int?] = []
  for (index, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    previous.append(low > 0 ? ends[low - 1] : nil)
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var positions: Set<Int> = []
  var current = ends.last
  while let index = current {
    positions.insert(index)
    current = previous[index]
  }
  return positions
}
