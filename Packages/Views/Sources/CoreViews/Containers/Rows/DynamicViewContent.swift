public import Foundation

/// Views that are made for the elements of a collection, whose rows can be edited.
public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedView: DynamicViewContent where Content: DynamicViewContent {}

extension DynamicViewContent {
  /// Lets a person delete rows; with nil, no row can be deleted.
  ///
  /// The closure gets the offsets of the rows in the collection.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modified(by: RowEditingModifier(delete: action, move: nil))
  }

  /// Lets a person move rows; with nil, no row can be moved.
  ///
  /// The closure gets the offsets of the rows, and the one in front of which they are to be,
  /// counted before they leave their places, as `move(fromOffsets:toOffset:)` takes them.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modified(by: RowEditingModifier(delete: nil, move: action))
  }
}

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
