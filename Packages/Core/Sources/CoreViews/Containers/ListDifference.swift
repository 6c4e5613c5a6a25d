internal import CoreArchitecture

/// How the rows of a list come from those of another: which stay, which move, which are new.
///
/// Rows at both ends that have the same ids are told apart without a look-up, and so are those that
/// have changed ends.
struct ListDifference {
  /// The rows between those at both ends that stay, before and after.
  private(set) var old: Range<Int>
  private(set) var new: Range<Int>
  /// For each position in `new`, the old position of its row; nil for a row that is new.
  private var sources: [Int?] = []
  /// For each position in `old`, whether the row is among the new ones.
  private var kept: [Bool] = []
  /// The positions in `new` of rows that stand behind others than before.
  private(set) var moved: Set<Int> = []

  var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// The old position of the row at a new one; nil for a row that is new.
  func source(of position: Int) -> Int? { sources[position - new.lowerBound] }

  func isNew(_ position: Int) -> Bool {
    new.contains(position) && sources[position - new.lowerBound] == nil
  }

  /// The old positions of rows that are not among the new ones.
  var gone: [Int] { old.filter { !kept[$0 - old.lowerBound] } }

  /// The positions in `new` of rows that are new, had another position, or moved around others.
  var changed: [Int] {
    new.filter { sources[$0 - new.lowerBound] != $0 || moved.contains($0) }
  }

  /// All rows are others.
  init(replacing oldCount: Int, with newCount: Int) {
    (old, new) = (0..<oldCount, 0..<newCount)
    sources = Array(repeating: nil, count: newCount)
    kept = Array(repeating: false, count: oldCount)
  }

  // Numbers and texts are compared without a call through a table of witnesses.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  init<ID: Hashable>(from oldIDs: ContiguousArray<ID>, to newIDs: ContiguousArray<ID>) {
    let head = oldIDs.commonPrefix(with: newIDs)
    let room = min(oldIDs.count, newIDs.count) - head
    let tail = oldIDs.commonSuffix(with: newIDs, atMost: room)
    old = head..<(oldIDs.count - tail)
    new = head..<(newIDs.count - tail)
    sources = Array(repeating: nil, count: new.count)
    kept = Array(repeating: false, count: old.count)
    if !old.isEmpty, !new.isEmpty { compare(oldIDs, newIDs) }
  }

  private mutating func keep(_ source: Int, at position: Int) {
    sources[position - new.lowerBound] = source
    kept[source - old.lowerBound] = true
  }

  /// Goes from both ends towards the middle, while a row at one end is found at one or the other.
  private mutating func compare<ID: Hashable>(
    _ oldIDs: ContiguousArray<ID>, _ newIDs: ContiguousArray<ID>
  ) {
    var (firstOld, lastOld) = (old.lowerBound, old.upperBound - 1)
    var (firstNew, lastNew) = (new.lowerBound, new.upperBound - 1)
    while firstOld <= lastOld, firstNew <= lastNew {
      if oldIDs[firstOld] == newIDs[firstNew] {
        keep(firstOld, at: firstNew)
        (firstOld, firstNew) = (firstOld + 1, firstNew + 1)
      } else if oldIDs[lastOld] == newIDs[lastNew] {
        keep(lastOld, at: lastNew)
        (lastOld, lastNew) = (lastOld - 1, lastNew - 1)
      } else if oldIDs[firstOld] == newIDs[lastNew] {
        keep(firstOld, at: lastNew)
        moved.insert(lastNew)
        (firstOld, lastNew) = (firstOld + 1, lastNew - 1)
      } else if oldIDs[lastOld] == newIDs[firstNew] {
        keep(lastOld, at: firstNew)
        moved.insert(firstNew)
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
      keep(source, at: position)
      found.append((position, source))
    }
    let staying = longestIncrease(found.map(\.old))
    for (index, row) in found.enumerated() where !staying.contains(index) { moved.insert(row.new) }
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
