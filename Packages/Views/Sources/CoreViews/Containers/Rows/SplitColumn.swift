/// A column of a split view, for the views in it: what is selected there shows in the next column.
final class SplitColumn {
  /// The list in the column, once it has rows.
  weak var rows: RowSelection? {
    didSet {
      guard let rows, let isSelectionKnown, !isSelectionKnown.wrappedValue else { return }
      isSelectionKnown.wrappedValue = true
      if rows.access.isSingle, !rows.access.get().isEmpty { showNext?() }
    }
  }
  /// Shows the next column, where it is a screen of its own; nil where it stands beside this one.
  let showNext: (() -> Void)?
  /// Shows a view in place of the next column, or that again, where it stands beside this one.
  let replaceNext: (((() -> AnyView)?) -> Void)?
  /// Whether it was looked up what is selected in the beginning, where that shows the next column.
  private let isSelectionKnown: Binding<Bool>?

  init(
    showNext: (() -> Void)? = nil, isSelectionKnown: Binding<Bool>? = nil,
    replaceNext: (((() -> AnyView)?) -> Void)? = nil
  ) {
    self.showNext = showNext
    self.isSelectionKnown = isSelectionKnown
    self.replaceNext = replaceNext
  }

  /// Selects the row with a tag, or no longer if there can be several; the only one stays selected,
  /// as the next column shows it.
  func select(_ tag: AnyHashable, in rows: RowSelection) {
    let isKept = showNext != nil || rows.access.isSingle
    if !isKept || !rows.access.get().contains(tag) { rows.access.toggle(tag) }
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
