/// Keeps rows from being deleted or moved: the row around the view, and the rows below it.
public struct RowLimitModifier: NodeModifier {
  let isDeleteDisabled: Bool
  let isMoveDisabled: Bool

  /// Tells the row around the view.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    node.environment.builtIn.rows.around?.keepFromDeletion(isDeleteDisabled, by: node.id)
    node.environment.builtIn.rows.around?.keepInPlace(isMoveDisabled, by: node.id)
    return existing ?? RowLimitAttachment(node: node)
  }

  /// Tells the rows below.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    if isDeleteDisabled { environment.builtIn.rows.isDeleteDisabled = true }
    if isMoveDisabled { environment.builtIn.rows.isMoveDisabled = true }
  }
}

private final class RowLimitAttachment: ModifierAttachment {
  override func willUnmount() {
    node.environment.builtIn.rows.around?.keepFromDeletion(false, by: node.id)
    node.environment.builtIn.rows.around?.keepInPlace(false, by: node.id)
  }
}

extension View {
  /// Keeps the row that the view is, or the rows in it, from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modified(by: RowLimitModifier(isDeleteDisabled: isDisabled, isMoveDisabled: false))
  }

  /// Keeps the row that the view is, or the rows in it, from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modified(by: RowLimitModifier(isDeleteDisabled: false, isMoveDisabled: isDisabled))
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
