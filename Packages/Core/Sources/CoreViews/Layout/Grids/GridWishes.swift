internal import Foundation

/// What a view asks of the grid around it.
struct GridWishes: Hashable, Sendable {
  /// The number of columns that it takes.
  var span = 1
  /// The point of the view and of its cell that fall together.
  var anchor: UnitPoint?
  /// The line on which its whole column lines up.
  var columnAlignment: HorizontalAlignment?
  /// The axes along which it does not make the grid larger.
  var unsizedAxes: Axis.Set = []
  /// Whether it has a line of a grid of tracks to itself.
  var isLine = false

  enum Key: LayoutValueKey { static var defaultValue: GridWishes { GridWishes() } }
}
