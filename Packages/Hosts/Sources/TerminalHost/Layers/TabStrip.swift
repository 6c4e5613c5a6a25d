import CoreViews

/// The tabs at the bottom of a page.
enum TabStrip {
  /// Gives each tab the same width, up to what is comfortable, in the middle of the bar.
  static func items(of tabs: ElementNode?, in bar: Rect) -> [LayerLayout.TabItem] {
    let tabs = tabs?.children.filter { $0.role == .tab } ?? []
    guard !tabs.isEmpty else { return [] }
    let natural = (tabs.map { DisplayText.label($0.element.badgedLabel).cellWidth }.max() ?? 0) + 4
    let width = max(3, min(max(natural, 14), bar.width / tabs.count))
    let start = max(0, (bar.width - width * tabs.count) / 2)
    return tabs.enumerated().map { index, tab in
      LayerLayout.TabItem(
        id: tab.id,
        label: DisplayText.truncated(DisplayText.label(tab.element.badgedLabel), to: width - 2),
        isSelected: tab.element.isSelected, isEnabled: tab.element.isEnabled,
        frame: Rect(x: bar.x + start + index * width, y: bar.y, width: width, height: 1))
    }
  }
}
