internal import Foundation

/// One thing that a view asks of the grid around it.
public enum GridPreference: Hashable, Sendable {
  /// To take so many columns.
  case columns(Int)
  /// That this point of the view and of its cell fall together.
  case anchor(UnitPoint)
  /// That its whole column lines up on a line.
  case columnAlignment(HorizontalAlignment)
  /// Not to make the grid larger along some axes.
  case unsized(Axis.Set)
  /// To have a line of a grid of tracks to itself.
  case line
}

extension GridPreferences {
  mutating func add(_ preference: GridPreference) {
    switch preference {
    case .columns(let count): span = count
    case .anchor(let point): anchor = point
    case .columnAlignment(let alignment): columnAlignment = alignment
    case .unsized(let axes): unsizedAxes.formUnion(axes)
    case .line: isLine = true
    }
  }
}

/// What a view asks of the grid around it.
struct GridPreferences: Hashable, Sendable {
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

  enum Key: LayoutValueKey { static var defaultValue: GridPreferences { GridPreferences() } }
}

/// Where a view stands in a grid.
struct GridCell: Hashable, Sendable {
  var row = 0
  /// Whether it stands beside others; if not, it has a row to itself.
  var isInRow = false
  /// The line of its row on which its views line up; nil for that of the grid.
  var rowAlignment: VerticalAlignment?

  enum Key: LayoutValueKey { static var defaultValue: GridCell { GridCell() } }
}
