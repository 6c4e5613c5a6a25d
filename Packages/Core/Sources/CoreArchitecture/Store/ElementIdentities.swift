/// The ids of a collection's elements, and their identities, at one time.
struct ElementIdentities<ID: Hashable> {
  let ids: ContiguousArray<ID>
  let identities: ContiguousArray<ObservableStateID>

  /// Returns the ids of elements that have come, gone, moved or been replaced.
  ///
  /// Complexity: O(n), at a few instructions for each element that stays where it was.
  func changes(since former: Self) -> [ID] {
    var changed: [ID] = []
    func compare(_ range: Range<Int>, movedBy distance: Int) {
      for position in range where identities[position] != former.identities[position - distance] {
        changed.append(ids[position])
      }
    }
    let head = ids.commonPrefix(with: former.ids)
    let room = min(ids.count, former.ids.count) - head
    let tail = ids.commonSuffix(with: former.ids, atMost: room)
    let (middle, formerMiddle) = (head..<(ids.count - tail), head..<(former.ids.count - tail))
    compare(0..<head, movedBy: 0)
    if middle == formerMiddle {
      for position in middle {
        if ids[position] != former.ids[position] {
          changed += [ids[position], former.ids[position]]
        } else if identities[position] != former.identities[position] {
          changed.append(ids[position])
        }
      }
    } else {
      changed += ids[middle] + former.ids[formerMiddle]
    }
    compare(middle.upperBound..<ids.count, movedBy: middle.upperBound - formerMiddle.upperBound)
    return changed
  }
}
