import CoreViews

/// Rows that a gap stands for, counted from its first one.
struct MissingRows: Equatable {
  var gap: Element.ID
  var rows: Range<Int>
}
