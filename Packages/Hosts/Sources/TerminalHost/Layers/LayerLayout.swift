import CoreViews

/// A layer with the place of everything in it.
struct LayerLayout {
  var plan: LayerPlan
  /// The place of the whole layer, including its border.
  var frame: Rect
  /// The title bar, or an area without height.
  var bar = Rect.zero
  /// The area to click to go back.
  var backButton = Rect.zero
  /// The area in which the content is seen and scrolls.
  var viewport: Rect
  var content: LayoutBox
  /// The column of the viewport in which the content begins.
  var contentX = 0
  /// The rows of the content that scroll; those above and below stay at the ends of the viewport.
  var scrolled: Range<Int>
  var tabs: [TabItem] = []
  var tabBar = Rect.zero
  /// Whether the layer is a box with a border; if not, it fills the screen.
  var isWindow = false

  struct TabItem: Hashable, Sendable {
    var id: Element.ID
    var label: String
    var isSelected: Bool
    var isEnabled: Bool
    var frame: Rect
  }

  /// How far the content can be scrolled.
  var lastOffset: Int { max(0, content.size.height - viewport.height) }

  /// Whether some of its rows are not built yet.
  var hasGaps: Bool { plan.tree.hasGaps }

  /// The box of an element in the layer, and its place in the scrolled content.
  ///
  /// With `outer` it is the element with its modifiers.
  func place(of id: Element.ID, outer: Bool = false) -> BoxPlace? {
    guard let node = plan.tree[id], var place = content.find(node.path, outer: outer) else {
      return nil
    }
    place.frame.x += contentX
    return place
  }

  /// Whether everything but the content is as in another layout of the layer.
  func hasSameFrame(as other: LayerLayout) -> Bool {
    (frame, bar, backButton, viewport, tabBar) == (
      other.frame, other.bar, other.backButton, other.viewport, other.tabBar
    ) && (contentX, content.size) == (other.contentX, other.content.size)
      && (tabs, isWindow, scrolled) == (other.tabs, other.isWindow, other.scrolled)
      && plan.hasSameFrame(as: other.plan)
  }
}

extension LayerPlan {
  fileprivate func hasSameFrame(as other: LayerPlan) -> Bool {
    (kind, key, title, message) == (other.kind, other.key, other.title, other.message)
      && (barStyle, wayBack) == (other.barStyle, other.wayBack) && bare === other.bare
      && content.elementsEqual(other.content, by: ===)
  }
}
