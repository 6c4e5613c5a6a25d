@_spi(Hosts) import CoreViews

/// The tabs at the bottom of a page.
enum TabStrip {
  /// Gives each tab the same width, up to what is comfortable, in the middle of the bar.
  ///
  /// Where labels do not fit in it, each tab has the width of its own, and if that does not help,
  /// no tab has a symbol.
  static func items(of tabs: ElementNode?, in bar: Rect) -> [LayerLayout.TabItem] {
    let hasDots = tabs?.element.traits.look == .pages
    if tabs?.hidesDots == true { return [] }
    let tabs = tabs?.children.filter { $0.role == .tab }.map(\.element) ?? []
    guard !tabs.isEmpty else { return [] }
    var labels = tabs.map { hasDots ? $0.dot : $0.tabLabel(hasSymbol: true) }
    var widths = hasDots ? even(labels, 2, least: 3, in: bar) : fitting(labels, in: bar)
    if widths == nil {
      labels = tabs.map { $0.tabLabel(hasSymbol: false) }
      widths = fitting(labels, in: bar)
    }
    let given = widths ?? labels.map { _ in max(3, bar.width / tabs.count) }
    var x = bar.x + max(0, (bar.width - given.reduce(0, +)) / 2)
    return tabs.indices.map { index in
      defer { x += given[index] }
      return LayerLayout.TabItem(
        id: tabs[index].id,
        label: hasDots ? labels[index] : DisplayText.truncated(labels[index], to: given[index] - 2),
        isSelected: tabs[index].isSelected, isEnabled: tabs[index].isEnabled,
        frame: Rect(x: x, y: bar.y, width: given[index], height: 1))
    }
  }

  /// The widths in which each label is seen as a whole; nil if there are none.
  private static func fitting(_ labels: [String], in bar: Rect) -> [Int]? {
    let widest = (labels.map(\.cellWidth).max() ?? 0) + 2
    if let even = even(labels, 4, least: 14, in: bar), even.allSatisfy({ $0 >= widest }) {
      return even
    }
    let own = labels.map { $0.cellWidth + 2 }
    return own.reduce(0, +) <= bar.width ? own : nil
  }

  private static func even(_ labels: [String], _ margin: Int, least: Int, in bar: Rect) -> [Int]? {
    let natural = (labels.map(\.cellWidth).max() ?? 0) + margin
    let width = min(max(natural, least), bar.width / labels.count)
    return labels.map { _ in max(1, width) }
  }
}

extension ElementNode {
  /// Whether the pages of a tab view have no dots.
  var hidesDots: Bool { element.traits.look == .pages && element.traits.isLabelHidden }
}

extension Element {
  /// What stands for the title of a page that is turned.
  var dot: String { isSelected ? "●" : "○" }

  /// The title of a tab behind its symbol, which it always has if it has nothing else.
  fileprivate func tabLabel(hasSymbol: Bool) -> String {
    let symbol = hasSymbol || badgedLabel.isEmpty ? symbolGlyph : nil
    return DisplayText.label([symbol, badgedLabel].compactMap(\.self).joined(separator: " "))
  }
}
