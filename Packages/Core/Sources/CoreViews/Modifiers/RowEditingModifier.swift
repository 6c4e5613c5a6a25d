internal import Foundation

/// Lets the rows of the next `ForEach` below be deleted or moved.
public struct RowEditingModifier: NodeModifier {
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  /// Keeps the closures for the rows below, or takes over newer ones.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let outer = node.environment.builtIn.rows.editing
    guard let existing = existing as? RowEditingAttachment, existing.editing.outer === outer,
      (existing.editing.delete == nil) == (delete == nil),
      (existing.editing.move == nil) == (move == nil)
    else {
      return RowEditingAttachment(
        node: node, editing: RowEditing(delete: delete, move: move, outer: outer))
    }
    existing.editing.delete = delete
    existing.editing.move = move
    return existing
  }

  /// Hands the closures down to the rows.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    environment.builtIn.rows.editing = (attachment as? RowEditingAttachment)?.editing
  }
}

private final class RowEditingAttachment: ModifierAttachment {
  let editing: RowEditing

  init(node: ViewNode, editing: RowEditing) {
    self.editing = editing
    super.init(node: node)
  }
}
