internal import Foundation

/// Keeps rows from being deleted, moved or selected: the row around the view, and the rows below
/// it.
public struct RowLimitModifier: NodeModifier {
  let limits: RowLimits

  /// Tells the row around the view.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing ?? RowLimitAttachment(node: node)
    node.scope.row?.keep(limits, by: attachment)
    return attachment
  }

  /// Tells the rows below.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    environment.builtIn.rows.limits.formUnion(limits)
  }
}

private final class RowLimitAttachment: ModifierAttachment {
  override func willUnmount() {
    node.scope.row?.keep(nil, by: self)
  }
}

extension View {
  /// Keeps the row that the view is, or the rows in it, from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modified(by: RowLimitModifier(limits: isDisabled ? .deletion : []))
  }

  /// Keeps the row that the view is, or the rows in it, from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modified(by: RowLimitModifier(limits: isDisabled ? .moving : []))
  }

  /// Keeps the row that the view is, or the rows in it, from being selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modified(by: RowLimitModifier(limits: isDisabled ? .selection : []))
  }

  /// Puts a short remark at the end of the row or tab that the view is; empty for none.
  public func badge(_ label: (some StringProtocol)?) -> some View {
    let label = label.map { String($0) } ?? ""
    return changingDecoration { $0.badge = label }
  }

  /// Puts a number at the end of the row or tab that the view is; 0 for none.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? "" : "\(count)")
  }
}

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

/// A view that says which badge the tab has that it becomes.
protocol BadgeCarrier { var carriedBadge: String { get } }

extension ModifiedView: BadgeCarrier {
  var carriedBadge: String {
    var values = EnvironmentValues()
    (modifier as? EnvironmentModifier)?.change(&values)
    let own = values.builtIn.decoration?.badge ?? ""
    return own.isEmpty ? (content as? any BadgeCarrier)?.carriedBadge ?? "" : own
  }
}
