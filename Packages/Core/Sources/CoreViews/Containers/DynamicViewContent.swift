public import Foundation

/// Views that are made for the elements of a collection, whose rows can be edited.
public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent {}

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
  /// The closure gets the offsets of the rows, and the one in front of which they are to be, counted
  /// before they leave their places, as `move(fromOffsets:toOffset:)` takes them.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modified(by: RowEditingModifier(delete: nil, move: action))
  }
}
