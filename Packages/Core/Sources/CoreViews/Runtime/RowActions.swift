/// What can be done with a row as a whole.
struct RowActions {
  /// Moves the row to a place among its neighbours.
  struct Move {
    /// The number of places.
    let count: Int
    let perform: (Int) -> Void
  }

  var delete: (() -> Void)?
  var move: Move?
}
