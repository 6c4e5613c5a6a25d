internal import Foundation

/// The ids of a collection's elements, and their identities, at one time.
struct ElementIdentities<ID: Hashable> {
  let ids: ContiguousArray<ID>
  let identities: ContiguousArray<ObservableStateID>
  /// The collection's structure at that time.
  let structure: UInt64

  /// Whether an element stood at a position, with an identity.
  func hold(_ id: ID, _ identity: ObservableStateID?, at position: Int) -> Bool {
    position < ids.count && identities[position] == identity && ids[position] == id
  }

  /// Returns the ids of elements that have come, gone, moved or been replaced.
  ///
  /// Complexity: O(n), at a few instructions for each element that stays where it was.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  @_specialize(where ID == StackElementID)
  func changes(since former: Self) -> [ID] {
    var changed: [ID] = []
    let head = ids.commonPrefix(with: former.ids)
    let room = min(ids.count, former.ids.count) - head
    let tail = ids.commonSuffix(with: former.ids, atMost: room)
    let (middle, formerMiddle) = (head..<(ids.count - tail), head..<(former.ids.count - tail))
    addReplaced(to: &changed, in: 0..<head, of: former, movedBy: 0)
    if middle == formerMiddle {
      addExchanged(to: &changed, in: middle, of: former)
    } else {
      changed += ids[middle]
      changed += former.ids[formerMiddle]
    }
    let distance = middle.upperBound - formerMiddle.upperBound
    addReplaced(to: &changed, in: middle.upperBound..<ids.count, of: former, movedBy: distance)
    return changed
  }

  /// Adds elements that are others, in a range whose ids are the same.
  private func addReplaced(
    to changed: inout [ID], in range: Range<Int>, of former: Self, movedBy distance: Int
  ) {
    var position = range.lowerBound
    while position < range.upperBound {
      position += identities.commonRun(
        at: position, with: former.identities, at: position - distance,
        atMost: range.upperBound - position)
      guard position < range.upperBound else { return }
      changed.append(ids[position])
      position += 1
    }
  }

  /// Adds elements that are others, in a range in which some have another id.
  private func addExchanged(to changed: inout [ID], in range: Range<Int>, of former: Self) {
    var position = range.lowerBound
    while position < range.upperBound {
      let room = range.upperBound - position
      let run = ids.commonRun(at: position, with: former.ids, at: position, atMost: room)
      let end = position + run
      addReplaced(to: &changed, in: position..<end, of: former, movedBy: 0)
      guard end < range.upperBound else { return }
      changed += [ids[end], former.ids[end]]
      position = end + 1
    }
  }
}

extension ContiguousArray {
  /// The identities of the elements, read where they are.
  func identities(_ identity: ObservableIdentity<Element>) -> ContiguousArray<ObservableStateID> {
    withUnsafeBytes { elements in
      identitiesOfEach(
        count, elements.baseAddress.map { $0 + identity.offset }, MemoryLayout<Element>.stride)
    }
  }
}

/// The identities in registrars that stand at equal distances.
private func identitiesOfEach(
  _ count: Int, _ first: UnsafeRawPointer?, _ distance: Int
) -> ContiguousArray<ObservableStateID> {
  guard let first else { return [] }
  return ContiguousArray(unsafeUninitializedCapacity: count) { identities, filled in
    for position in 0..<count {
      let registrar = (first + position * distance)
        .assumingMemoryBound(to: ObservationStateRegistrar.self)
      (identities.baseAddress! + position).initialize(to: registrar.pointee.id)
    }
    filled = count
  }
}
