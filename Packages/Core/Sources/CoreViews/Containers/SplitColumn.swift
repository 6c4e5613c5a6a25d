/// A column of a split view, for the views in it: what is selected there shows in the next column.
final class SplitColumn {
  /// The list in the column, once it has rows.
  weak var rows: RowSelection?
  /// Shows the next column, where it is a screen of its own; nil where it stands beside this one.
  let showNext: (() -> Void)?
  /// Shows a view in place of the next column, or that again, where it stands beside this one.
  let replaceNext: (((() -> AnyView)?) -> Void)?

  init(
    showNext: (() -> Void)? = nil, replaceNext: (((() -> AnyView)?) -> Void)? = nil
  ) {
    self.showNext = showNext
    self.replaceNext = replaceNext
  }

  /// Selects the row with a tag; the one that is selected stays so.
  func select(_ tag: AnyHashable, in rows: RowSelection) {
    let canBeLeft = showNext == nil && rows.access.isOfMany
    if canBeLeft || !rows.access.get().contains(tag) { rows.access.toggle(tag) }
    replaceNext?(nil)
    showNext?()
  }
}

extension EnvironmentValues {
  private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

  /// The column of a split view around, but for the last one.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
