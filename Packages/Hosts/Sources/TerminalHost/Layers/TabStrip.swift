@_spi(Hosts) import CoreViews

/// The tabs at the bottom of a page.
enum TabStrip {
  /// Gives each tab the same width, up to what is comfortable, in the middle of the bar.
  static func items(of tabs: ElementNode?, in bar: Rect) -> [LayerLayout.TabItem] {
    let hasDots = tabs?.element.traits.look == .pages
    let tabs = tabs?.children.filter { $0.role == .tab }.map(\.element) ?? []
    guard !tabs.isEmpty else { return [] }
    let labels = tabs.map { hasDots ? $0.dot : $0.tabLabel }
    let natural = (labels.map(\.cellWidth).max() ?? 0) + (hasDots ? 2 : 4)
    let width = max(hasDots ? 1 : 3, min(max(natural, hasDots ? 3 : 14), bar.width / tabs.count))
    let start = max(0, (bar.width - width * tabs.count) / 2)
    return zip(tabs, labels).enumerated().map { index, tab in
      LayerLayout.TabItem(
        id: tab.0.id,
        label: hasDots ? tab.1 : DisplayText.truncated(tab.1, to: width - 2),
        isSelected: tab.0.isSelected, isEnabled: tab.0.isEnabled,
        frame: Rect(x: bar.x + start + index * width, y: bar.y, width: width, height: 1))
    }
  }
}

extension Element {
  /// What stands for the title of a page that is turned.
  var dot: String { isSelected ? "●" : "○" }

  /// The title of a tab behind its symbol.
  fileprivate var tabLabel: String {
    DisplayText.label([symbolGlyph, badgedLabel].compactMap(\.self).joined(separator: " "))
  }
}
