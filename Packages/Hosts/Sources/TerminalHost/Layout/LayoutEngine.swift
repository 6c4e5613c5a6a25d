import CoreViews

/// Places every element within the width it is offered.
struct LayoutEngine {
  let theme: Theme
  /// Whether to save rows, on a terminal that has few.
  let isCompact: Bool
  var log = LayoutLog()

  /// The size of the part of the screen that shows the content.
  var page = Size.zero
  /// The element whose background is drawn elsewhere.
  var bare: ElementNode?
  /// The bar whose middle is drawn elsewhere.
  var headed: ElementNode?
  /// The screen whose title is drawn elsewhere.
  var titled: ElementNode?

  /// Lays out an element in a width in cells, which the result never exceeds.
  ///
  /// `height` is the rows offered to elements that grow; nil means no limit. A box that was made
  /// for the same room is returned again unless something has changed here or below.
  func box(
    _ node: ElementNode, width: Int, height: Int? = nil, in context: LayoutContext = LayoutContext()
  ) -> LayoutBox {
    guard node.isShown || context.isUnframed, width > 0 else { return .nothing(node) }
    var request = LayoutRequest(width: width, height: height, context: context)
    request.context.isBare = isBare(node)
    return box(node, for: request)
  }

  /// Lays out elements of which each is offered the same room.
  func boxes<Nodes: Collection<ElementNode>>(
    _ nodes: Nodes, width: Int, in context: LayoutContext
  ) -> ContiguousArray<LayoutBox> {
    var request = LayoutRequest(width: width, context: context)
    request.context.isBare = false
    return ContiguousArray(
      nodes.map { node in
        isBare(node) || width <= 0 || !(node.isShown || context.isUnframed)
          ? box(node, width: width, in: context) : box(node, for: request)
      })
  }

  /// Whether something of an element is drawn elsewhere: its background, or the middle of a bar.
  func isBare(_ node: ElementNode) -> Bool { node === bare || node === headed }

  private func box(_ node: ElementNode, for request: LayoutRequest) -> LayoutBox {
    node.box(for: request, pass: log.pass) { former in
      log.made()
      if let former, patch(former, of: node, for: request) { return former }
      return make(node, for: request)
    }
  }

  /// What the children of an element inherit, and the element's own background.
  func context(_ node: ElementNode, in outer: LayoutContext) -> (LayoutContext, String?) {
    let appearances = node.element.style.appearances
    var context = outer
    context.tone = outer.tone.within(appearances)
    let background = outer.isBare ? nil : context.tone.change(node.element.style.background)
    (context.isBare, context.isUnframed) = (false, false)
    context.isEnabled = context.isEnabled && node.element.isEnabled
    var style = node.element.style
    style.background = background
    style.foreground = context.tone.change(style.foreground)
    style.isDimmed = style.isDimmed || appearances.contains(where: \.isFaint)
    var inherited = context.style
    inherited.foreground = Tone(of: appearances).change(inherited.foreground)
    context.style = style.inheriting(inherited)
    if context.style.foreground == nil, let color = Palette.background(background), !color.isVeil {
      context.style.foreground = color.isLight ? "black" : "white"
    }
    return (context, background)
  }

  private func make(_ node: ElementNode, for request: LayoutRequest) -> LayoutBox {
    if node.isArranged(in: request.context) { return arranged(node, for: request) }
    let (context, background) = context(node, in: request.context)
    let box = content(of: node, width: request.width, height: request.height, in: context)
    box.node = node
    box.isEnabled = context.isEnabled
    if theme.depth != .none { box.background = Palette.background(background) }
    return box
  }

  /// The one table of how each role is laid out.
  private func content(
    of node: ElementNode, width: Int, height: Int?, in context: LayoutContext
  ) -> LayoutBox {
    var inner = context
    inner.isRow = false
    switch node.role {
    case .vertical where node.isForm, .list: return list(node, width: width, in: inner)
    case .vertical where node.isTable: return table(node, width: width, in: inner)
    case .vertical where node.isColumn: return window(node, width, height, in: context)
    case .vertical:
      let stack = StackStyle(node.element.style, isCompact: isCompact)
      return column(node.layoutChildren, of: node, width: width, stack, in: context)
    case .horizontal where node.scrollsAcross: return across(node, width: width, in: inner)
    case .horizontal where node.sliderWithEnds != nil:
      return sliderRow(node, width: width, in: context)
    case .text: return text(node.element, width: width, height: height, in: context)
    case .image: return image(node.element, width: width, in: context)
    case .shape:
      return shape(node.element, Size(width: width, height: height ?? 1), in: context)
    case .divider: return divider(isVertical: false, width: width)
    case .button, .link: return button(node, width: width, in: context)
    case .toggle: return toggle(node, width: width, in: context)
    case .textField, .secureField, .searchField, .textEditor, .colorPicker:
      return field(node, width: width, height: height, in: context)
    case .picker: return picker(node, width: width, in: context)
    case .option: return option(node, width: width, in: context)
    case .menu: return menu(node, width: width, in: context)
    case .stepper, .datePicker: return value(node, width: width, in: context)
    case .slider: return slider(node, width: width, in: context)
    case .disclosure: return disclosure(node, width: width, in: context)
    case .row: return rowOfActions(node, width: width, in: context)
    case .progress, .gauge: return progress(node.element, width: width, in: context)
    case .section: return section(node, width: width, in: inner)
    case .navigation, .screen, .tabs, .tab:
      return inlinePage(node, width: width, height: height, in: inner)
    case .gap: return gap(node.element, width: width, rowHeight: 1, spacing: 0)
    case .horizontal, .layered, .label, .spacer, .alert, .confirmationDialog, .sheet, .cover:
      return .nothing()
    }
  }

  /// A page within other content: its title or its tabs, then its content; dots stand below it.
  private func inlinePage(
    _ node: ElementNode, width: Int, height: Int?, in context: LayoutContext
  ) -> LayoutBox {
    let stack = StackStyle(spacing: isCompact ? 0 : 1, alignment: .center)
    var shown = node.shownChildren
    let hasDots = node.isTurned
    var heading = line(
      DisplayText.label(node.element.label), CellStyle(attributes: [.bold]), width: width)
    if node.role == .tabs {
      shown = shown.first(where: \.element.isSelected)?.shownChildren ?? []
      heading = tabRow(node, width: width, in: context)
    }
    let rows =
      hasDots ? height.map { max(1, $0 - (node.hidesDots ? 0 : 1 + stack.spacing)) } : height
    let parts = shown.map { box($0, width: width, height: rows, in: context) }
    let isHeaded =
      node.role == .tabs || node.role == .screen && node !== titled && !node.element.label.isEmpty
    if hasDots {
      let page = centered(stacked(parts, width: width, stack), in: width, rows)
      return stacked(node.hidesDots ? [page] : [page, heading], width: width, stack)
    }
    return stacked(isHeaded ? [heading] + parts : parts, width: width, stack)
  }

  /// A page in the middle of the rows that it may take.
  private func centered(_ page: LayoutBox, in width: Int, _ rows: Int?) -> LayoutBox {
    guard let rows, page.size.height < rows else { return page }
    let place = Point(x: (width - page.size.width) / 2, y: (rows - page.size.height) / 2)
    let box = LayoutBox.group(Size(width: width, height: rows), [(page, place)])
    box.fillsWidth = true
    return box
  }

  private func tabRow(
    _ node: ElementNode, width: Int, in context: LayoutContext
  ) -> LayoutBox {
    let tabs = node.children.filter { $0.role == .tab }
    return row(tabs.map { tab($0, width: width, in: context) }, of: node, width: width)
  }
}

extension Element.Appearance {
  /// Whether at most half of what it belongs to is to be seen.
  fileprivate var isFaint: Bool {
    if case .amount(.opacity, let steps) = self {
      Double(steps) * Amount.opacity.step <= 50
    } else {
      false
    }
  }
}

extension Element.Style {
  fileprivate func inheriting(_ outer: Self) -> Self {
    var style = self
    style.foreground = foreground ?? outer.foreground
    style.isBold = isBold || outer.isBold
    style.isDimmed = isDimmed || outer.isDimmed
    return style
  }
}

/// What a layout has made anew, so that no more than that is painted.
final class LayoutLog {
  /// The number of the layout.
  private(set) var pass = 0
  /// How many boxes were made so far, or had children replaced.
  private(set) var boxesMade = 0
  /// The elements that look otherwise in the room that they had.
  private(set) var changed: [ElementNode] = []
  /// Whether something has another size, so that what is around it has moved.
  private(set) var hasMoved = false

  func begin() {
    pass += 1
    changed = []
    hasMoved = false
  }

  func made() { boxesMade += 1 }
  func note(_ node: ElementNode) { changed.append(node) }
  func noteMove() { hasMoved = true }
}
