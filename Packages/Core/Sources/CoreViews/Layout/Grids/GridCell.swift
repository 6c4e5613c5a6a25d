internal import Foundation

/// Where a view stands in a grid.
struct GridCell: Hashable, Sendable {
  var row = 0
  /// Whether it stands beside others; if not, it has a row to itself.
  var isInRow = false
  /// The line of its row on which its views line up; nil for that of the grid.
  var rowAlignment: VerticalAlignment?

  enum Key: LayoutValueKey { static var defaultValue: GridCell { GridCell() } }
}
