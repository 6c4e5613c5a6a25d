import CoreViews

/// A layer with the place of everything in it.
struct LayerLayout: Hashable, Sendable {
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
  var tabs: [TabItem] = []
  var tabBar = Rect.zero
  /// Whether the layer is a box with a border; if not, it fills the screen.
  var isWindow = false
  /// In reading order, the tabs last.
  var targets: [FocusTarget] = []

  struct TabItem: Hashable, Sendable {
    var id: Element.ID
    var label: String
    var isSelected: Bool
    var isEnabled: Bool
    var frame: Rect
  }

  /// How far the content can be scrolled.
  var lastOffset: Int { max(0, content.frame.height - viewport.height) }

  func target(_ id: Element.ID?) -> FocusTarget? { targets.first { $0.id == id } }

  /// The place of a target on the screen at a scroll offset, visible or not.
  func screenFrame(of target: FocusTarget, offset: Int) -> Rect {
    guard target.kind != .tab else { return target.frame }
    return target.frame.moved(by: Point(x: viewport.x, y: viewport.y - offset))
  }

  /// Whether any of a target can be seen at a scroll offset.
  func isVisible(_ target: FocusTarget, offset: Int) -> Bool {
    let frame = screenFrame(of: target, offset: offset)
    return target.kind == .tab || frame.intersection(viewport).height > 0
  }

  /// The target at a place on the screen.
  func target(at point: Point, offset: Int) -> FocusTarget? {
    targets.first {
      screenFrame(of: $0, offset: offset).contains(point)
        && ($0.kind == .tab || viewport.contains(point))
    }
  }

  mutating func collectTargets() {
    targets = content.targets()
    targets += tabs.map {
      FocusTarget(
        id: $0.id, kind: .tab, hint: "select", isEnabled: $0.isEnabled, frame: $0.frame)
    }
  }
}
