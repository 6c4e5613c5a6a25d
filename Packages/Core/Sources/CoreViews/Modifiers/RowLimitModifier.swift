/// Keeps rows from being deleted, moved or selected: the row around the view, and the rows below it.
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
