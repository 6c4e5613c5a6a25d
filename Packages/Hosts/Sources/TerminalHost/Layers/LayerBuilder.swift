import CoreViews
import Foundation

/// Lays out layers on a screen of one size.
struct LayerBuilder {
  let size: Size
  let engine: LayoutEngine

  private static let widestPage = 100
  private static let widestSheet = 76
  private static let widestDialog = 56
  /// A sheet or dialog fills a screen with fewer rows.
  private static let fewestRowsForBoxes = 10

  private static let fewestRowsOfSheet = 5

  /// The screen without the status line.
  private var area: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height - 1) }
  private var isCompact: Bool { engine.isCompact }

  /// Lays out a layer, which is beside a control if it opens from one that is in sight.
  func layout(_ plan: LayerPlan, beside control: Rect? = nil) -> LayerLayout {
    let isWindow = plan.kind != .page && plan.kind != .cover
    return isWindow && size.height >= Self.fewestRowsForBoxes
      ? box(plan, beside: control) : page(plan)
  }

  private func page(_ plan: LayerPlan) -> LayerLayout {
    var viewport = area
    var bar = Rect.zero
    var tabBar = Rect.zero
    if !plan.title.isEmpty || plan.wayBack != nil {
      bar = Rect(x: 0, y: 0, width: area.width, height: 1)
      viewport.y += 1
      viewport.height -= 1
    }
    if let tabs = plan.tabs, !tabs.hidesDots {
      viewport.height -= 1
      tabBar = Rect(x: 0, y: viewport.maxY, width: area.width, height: 1)
    }
    if !isCompact { viewport = viewport.inset(vertically: 1) }
    let margin = max(size.width < 40 ? 1 : 3, (size.width - Self.widestPage) / 2)
    viewport = viewport.inset(horizontally: margin)
    let content =
      switch plan.kind {
      case .dialog: engine.dialog(plan, width: viewport.width, isTitled: false)
      case .popup: engine.popup(plan, width: viewport.width)
      case .page, .cover, .sheet:
        engine.page(plan, width: viewport.width, height: viewport.height)
      }
    var result = LayerLayout(
      plan: plan, frame: area, bar: bar, viewport: viewport, content: content,
      scrolled: 0..<content.size.height, tabBar: tabBar)
    result.backButton = backButton(plan, in: bar)
    result.tabs = TabStrip.items(of: plan.tabs, in: tabBar)
    result.contentX = max(0, (viewport.width - content.size.width) / 2)
    if plan.kind != .dialog, plan.kind != .popup { result.holdWhatIsAroundScroller() }
    return result
  }

  /// A bordered box in the middle of the screen, or beside a control.
  private func box(_ plan: LayerPlan, beside control: Rect?) -> LayerLayout {
    let padding = size.width < 40 ? 2 : 3
    let isSheet = plan.kind == .sheet
    let widest = isSheet ? Self.widestSheet : Self.widestDialog
    let inner = min(area.width - 2, widest) - 2 * padding
    let vertical = isCompact || plan.kind == .popup ? 1 : 2
    var rest = plan.detent.map { rows(of: $0) }
    var content = content(of: plan, width: inner, rest: rest.map { $0 - 2 * vertical })
    if let least = rest, let most = plan.tallestDetent.map({ rows(of: $0) }),
      content.size.height + 2 * vertical > least
    {
      let height = min(content.size.height + 2 * vertical, max(least, most))
      content = self.content(of: plan, width: inner, rest: height - 2 * vertical)
      rest = height
    }
    let tallest = (rest ?? area.height) - 2 * vertical
    let narrowest = plan.kind == .popup ? 1 : min(inner, 24)
    let width = isSheet ? inner : max(content.size.width, narrowest)
    let height = rest == nil ? max(1, min(content.size.height, tallest)) : tallest
    var frame = Rect(
      x: (area.width - width) / 2 - padding,
      y: rest.map { area.height - $0 } ?? (area.height - height) / 2 - vertical,
      width: width + 2 * padding, height: height + 2 * vertical)
    if let control { frame = place(frame, beside: control) }
    let viewport = frame.inset(horizontally: padding, vertically: vertical)
    var result = LayerLayout(
      plan: plan, frame: frame, viewport: viewport, content: content,
      scrolled: 0..<content.size.height)
    if isSheet { result.holdWhatIsAroundScroller() }
    result.contentX = max(0, (width - content.size.width) / 2)
    result.isWindow = true
    if isSheet || plan.kind == .popup, plan.wayBack != nil {
      result.backButton = Rect(x: frame.maxX - 5, y: frame.y, width: 3, height: 1)
    }
    if let tabs = plan.tabs, !tabs.hidesDots {
      result.tabBar = Rect(x: frame.x + 1, y: frame.maxY - 1, width: frame.width - 2, height: 1)
      result.tabs = TabStrip.items(of: plan.tabs, in: result.tabBar)
    }
    return result
  }

  /// What a window shows; a sheet that does not rest at a height is as high as its content.
  private func content(of plan: LayerPlan, width: Int, rest: Int?) -> LayoutBox {
    switch plan.kind {
    case .popup: engine.popup(plan, width: width)
    case .dialog: engine.dialog(plan, width: width, isTitled: true)
    case .page, .cover, .sheet:
      engine.page(plan, width: width, height: rest ?? min(area.height - (isCompact ? 2 : 4), 8))
    }
  }

  /// A box below a control, or above it, where there is room: at the end of a wider one, where its
  /// value is, and at the beginning of any other.
  private func place(_ box: Rect, beside control: Rect) -> Rect {
    var box = box
    box.x = control.width > box.width ? control.maxX - box.width : control.x
    box.x = max(area.x + 1, min(box.x, area.maxX - 1 - box.width))
    if control.maxY + box.height <= area.maxY {
      box.y = control.maxY
    } else if control.y - box.height >= area.y {
      box.y = control.y - box.height
    }
    return box
  }

  /// The rows of a sheet that rests at a height.
  private func rows(of detent: PresentationDetent) -> Int {
    let height = detent.height(on: Double(area.height) * Cells.height)
    return min(area.height, max(Self.fewestRowsOfSheet, Int((height / Cells.height).rounded())))
  }

  private func backButton(_ plan: LayerPlan, in bar: Rect) -> Rect {
    guard plan.wayBack != nil else { return .zero }
    let width = size.width < 40 ? 3 : plan.wayBackName.cellWidth + 1
    return Rect(x: 0, y: bar.y, width: width, height: 1)
  }
}
