@_spi(Hosts) import CoreViews
import Foundation

/// An element that is drawn by itself, as the layout sees it.
///
/// Nothing is made smaller than it can be read, unless a view asks for it: then texts lose lines,
/// and titles of controls their end.
struct LeafContent: LayoutContent {
  let engine: LayoutEngine
  let node: ElementNode
  let context: LayoutContext
  /// The width of everything that is laid out together.
  let page: Int
  /// Whether it stands in a row.
  let isInRow: Bool

  private static let longestLine = 1_000
  private static let narrowestText = 8
  private static let narrowestControl = 10
  private static let widestWord = 12
  private static let fewest = LayoutEngine.fewestRowsOfColumn

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Cells.points(box(proposal).size) }

  /// What it looks like for an offer: as it would without one, if that fits.
  func box(_ proposal: ProposedViewSize) -> LayoutBox {
    if node.role == .divider, isInRow { return engine.divider(isVertical: true, width: 1) }
    if node.role == .shape {
      let size = engine.shapeSize(proposal)
      return engine.shape(
        node.element, size, isBackground: node.isBackground, in: engine.context(node, in: context).0
      )
    }
    let offered = proposal.width.map { Cells.size(CGSize(width: $0, height: 0)).width }
    let rows = height(proposal.height)
    if !isGreedy {
      let natural = box(width: Self.longestLine)
      let isNarrow = natural.size.width <= offered ?? Self.longestLine
      if isNarrow, natural.size.height <= rows ?? .max { return natural }
    }
    return box(width: width(offered), height: rows)
  }

  private func box(width: Int, height: Int? = nil) -> LayoutBox {
    var context = context
    context.isUnframed = true
    context.isAcross = isInRow
    return engine.box(node, width: max(1, width), height: height, in: context)
  }

  /// The rows that a text, an editor of texts, pages or a column are offered; none for anything
  /// else.
  private func height(_ offered: CGFloat?) -> Int? {
    if node.isColumn {
      return offered.flatMap { $0 == .infinity ? nil : max(Self.fewest, Cells.rows($0)) }
    }
    if node.role == .textEditor || node.isTurned, node.growsInHeight, let offered, offered > 0 {
      return Cells.rows(min(offered, CGFloat(Self.longestLine) * Cells.height))
    }
    guard let offered, offered > 0, offered < .infinity, node.role == .text else { return nil }
    return Cells.size(CGSize(width: 0, height: offered)).height
  }

  private func width(_ offered: Int?) -> Int {
    let most = isGreedy ? page : Self.longestLine
    guard let offered else { return most }
    return offered == 0 ? least : min(offered, most)
  }

  /// Whether it takes whatever width it is offered.
  private var isGreedy: Bool {
    switch node.role {
    case .textField, .secureField, .searchField, .textEditor, .colorPicker, .slider, .progress,
      .gauge, .divider, .disclosure, .list, .section, .row, .navigation, .screen, .tabs,
      .vertical, .horizontal, .layered, .alert, .confirmationDialog, .sheet, .cover:
      true
    case .button, .link, .toggle, .picker, .option, .menu, .stepper, .datePicker: context.isRow
    case .text: context.isRow && !node.element.traits.badge.isEmpty
    case .image, .shape, .spacer, .gap, .tab, .label: false
    }
  }

  /// The width that it cannot do without.
  private var least: Int {
    if isGreedy { return node.role == .divider ? 1 : min(Self.narrowestControl, page) }
    let natural = box(width: Self.longestLine).size.width
    if natural == Self.longestLine { return Self.narrowestControl }
    return min(natural, node.role == .text ? max(Self.narrowestText, longestWord) : page)
  }

  /// The width of the longest word, as far as it is worth keeping whole.
  private var longestWord: Int {
    let words = DisplayText.label(node.element.drawnLabel).split(separator: " ")
    return min(words.lazy.map(\.cellWidth).max() ?? 0, Self.widestWord)
  }

  var spacing: ViewSpacing? {
    let part = node.textPart
    guard part != .none else { return nil }
    let line = engine.isCompact ? 0 : Cells.height
    return ViewSpacing(CGSize(width: 2 * Cells.width, height: line), text: part)
  }

  var lineHeight: CGFloat? { node.role == .text ? Cells.height : nil }
}

/// A box that is made already, as the layout sees it.
struct MadeBox: LayoutContent {
  let box: LayoutBox

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Cells.points(box.size) }
}
