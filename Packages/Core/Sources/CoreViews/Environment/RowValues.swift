/// What can be done with the rows below.
struct RowValues: Equatable {
  /// Applies to the next `ForEach` below.
  var editing: RowEditing?
  /// The selection of the list around, and the tags of its selected rows.
  var selection: RowSelection?
  var selected: Set<AnyHashable> = []
  var limits: RowLimits = []

  /// Whether rows below have elements of their own.
  var haveActions: Bool { editing != nil || selection != nil }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.editing === rhs.editing && lhs.selection === rhs.selection
      && lhs.selected == rhs.selected && lhs.limits == rhs.limits
  }
}
