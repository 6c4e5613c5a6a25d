internal import Foundation

/// What can be done with the rows of the next `ForEach` below.
///
/// The modifier that mounts it keeps it, so that its closures can be replaced in place.
final class RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  let outer: RowEditing?

  init(
    delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?, outer: RowEditing?
  ) {
    self.delete = delete
    self.move = move
    self.outer = outer
  }

  var anyDelete: ((IndexSet) -> Void)? { delete ?? outer?.anyDelete }
  var anyMove: ((IndexSet, Int) -> Void)? { move ?? outer?.anyMove }
}
