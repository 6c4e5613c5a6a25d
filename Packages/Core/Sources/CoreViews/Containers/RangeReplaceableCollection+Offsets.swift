public import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets, as `onDelete` gives them.
  ///
  /// Complexity: O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at some offsets in front of another, as `onMove` gives them.
  ///
  /// The offset to move to is counted before any element has left its place. Complexity: O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after) = (Self(), Self(), Self())
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    self = before + moved + after
  }
}
