@_spi(Hosts) import CoreViews

/// What an element looks like in the room it was offered, wherever it stands.
///
/// A box is kept from one layout to the next; of a long column that stays, a layout replaces the
/// rows that have changed.
final class LayoutBox {
  /// The element that it was made of; nil for a part of one, such as a border around rows.
  var node: ElementNode?
  var size: Size
  var content: Content
  var background: TerminalColor?
  /// Whether the element can have the focus.
  let isTarget: Bool
  var isEnabled = true
  /// Whether it is the element with its modifiers, and the element alone is within.
  var isOuter = false
  /// Whether nothing within is drawn outside of it.
  var isClipped = false
  /// Whether it takes all the width it is offered.
  var fillsWidth: Bool
  /// How its children are stacked, if it is a column.
  var column: Column?
  private(set) var children: ContiguousArray<LayoutBox> = []
  /// The places of the children in it; those of a column begin one below the other.
  private(set) var frames: ContiguousArray<Rect> = []
  /// How many can have the focus in the children before each, and in all.
  private(set) var counts: ContiguousArray<TargetCount> = [TargetCount()]

  /// A column's children are the boxes of all children of an element, or of some in a row.
  struct Column {
    /// The element, and which of its children the first box is made of.
    var owner: ElementNode?
    var base = 0
    /// The width that was offered.
    var offered: Int
    var stack: StackStyle
    /// The width of the column, where that is not the one of its children.
    var width: Int?
    /// Which children fill the width.
    var fill: ContiguousArray<Bool> = []
    /// How many do.
    var fillers = 0
    /// What each child is of a text, if that decides about the room between them.
    var text: ContiguousArray<ViewSpacing.TextPart> = []
    /// The width that the children are aligned in.
    var inner = 0

    /// Whether the column takes all the width that it was offered.
    var fills: Bool { fillers > 0 || width != nil }
  }

  init(
    _ size: Size, content: Content = .group, target: ElementNode? = nil, fillsWidth: Bool = false
  ) {
    self.size = size
    self.content = content
    self.fillsWidth = fillsWidth
    node = target
    isTarget = target != nil
  }

  /// A box that takes no room.
  static func nothing(_ node: ElementNode? = nil) -> LayoutBox {
    let box = LayoutBox(.zero)
    box.node = node
    return box
  }

  /// A group of boxes at their places.
  static func group(
    _ size: Size, content: Content = .group, target: ElementNode? = nil,
    _ children: [(box: LayoutBox, at: Point)]
  ) -> LayoutBox {
    let box = LayoutBox(size, content: content, target: target)
    box.children = ContiguousArray(children.map(\.box))
    box.frames = ContiguousArray(children.map { Rect($0.at, $0.box.size) })
    box.count()
    return box
  }

  /// The same box in another size.
  func resized(width: Int? = nil, height: Int? = nil) -> LayoutBox {
    let copy = LayoutBox(
      Size(width: width ?? size.width, height: height ?? size.height), content: content,
      target: isTarget ? node : nil, fillsWidth: fillsWidth)
    (copy.node, copy.background, copy.isEnabled) = (node, background, isEnabled)
    (copy.isOuter, copy.isClipped) = (isOuter, isClipped)
    (copy.column, copy.children, copy.frames, copy.counts) = (column, children, frames, counts)
    return copy
  }

  /// Whether something within is drawn outside of it.
  var sticksOut: Bool {
    !isClipped
      && frames.contains {
        $0.x < 0 || $0.y < 0 || $0.maxX > size.width || $0.maxY > size.height
      }
  }

  /// Whether it stands for rows that are not built yet.
  var isGap: Bool { if case .gap = content { true } else { false } }

  /// How many can have the focus, itself included.
  var total: TargetCount {
    let below = counts[counts.count - 1]
    return isTarget ? below + TargetCount(isEnabled: isEnabled) : below
  }

  private func count() {
    counts.removeAll(keepingCapacity: true)
    var sum = TargetCount()
    counts.append(sum)
    for child in children {
      sum = sum + child.total
      counts.append(sum)
    }
  }
}

// MARK: Rows

extension LayoutBox {
  /// Makes the rules between the parts of a row as high as the row, unless it has several lines.
  func stretchRules() {
    let isOneLine = zip(frames, frames.dropFirst()).allSatisfy { $0.x <= $1.x }
    guard isOneLine else { return }
    for (index, child) in children.enumerated() {
      guard case .rule(isVertical: true) = child.content else { continue }
      children[index] = child.resized(height: size.height)
      frames[index].y = 0
      frames[index].height = size.height
    }
  }
}

// MARK: Columns

extension LayoutBox {
  /// Boxes below each other, as wide as the widest, or at full width if one of them fills it.
  static func column(_ children: ContiguousArray<LayoutBox>, _ column: Column) -> LayoutBox {
    let box = LayoutBox(.zero)
    box.children = children
    box.column = column
    box.frames = ContiguousArray(children.map { Rect(.zero, $0.size) })
    box.column?.fill = ContiguousArray(children.map(\.fillsWidth))
    box.column?.fillers = children.count(where: \.fillsWidth)
    if column.stack.keepsLines { box.column?.text = ContiguousArray(children.map(\.textPart)) }
    box.count()
    box.stack()
    return box
  }

  /// Places the children, whose sizes are known; spacers need no room around them.
  func stack() {
    guard let column else { return }
    let inner = innerWidth(column)
    var y = 0
    var wasSpacer = true
    var (wasLine, wasLow) = (false, false)
    for index in frames.indices {
      let frame = frames[index]
      let isEmpty = frame.height == 0
      let isSpacer = frame.width == 0
      let text = column.text.isEmpty ? .none : column.text[index]
      let isNextLine = wasLine && text != .none
      let isLow = column.stack.joinsLines && (frame.height == 1 || children[index].standsApart)
      let isJoined = isNextLine || wasLow && isLow
      if !isEmpty, !wasSpacer, !isSpacer, !isJoined { y += column.stack.spacing }
      frames[index].x = column.stack.alignment.offset(frame.width, in: inner)
      frames[index].y = y
      y += frame.height
      if !isEmpty { (wasSpacer, wasLine, wasLow) = (isSpacer, text == .line, isLow) }
    }
    self.column?.inner = inner
    fillsWidth = column.fills
    size = Size(width: column.width ?? inner, height: y)
  }

  private func innerWidth(_ column: Column) -> Int {
    column.fills ? column.offered : frames.reduce(0) { max($0, $1.width) }
  }

  /// Puts a box in the place of a child's, which may be the same box in another size.
  ///
  /// Returns whether all other children stay where they are; if not, `stack` has to be called.
  func replace(_ index: Int, with box: LayoutBox) -> Bool {
    guard var column else { return false }
    self.column = nil
    let old = frames[index]
    if column.fill[index] != box.fillsWidth {
      column.fillers += box.fillsWidth ? 1 : -1
      column.fill[index] = box.fillsWidth
    }
    var isSameText = true
    if !column.text.isEmpty {
      isSameText = column.text[index] == box.textPart
      column.text[index] = box.textPart
    }
    children[index] = box
    recount(from: index)
    frames[index].width = box.size.width
    frames[index].height = box.size.height
    self.column = column
    let isAsHigh = old.height == box.size.height && (old.width == 0) == (box.size.width == 0)
    let isWidest = !column.fills && max(old.width, box.size.width) >= column.inner
    let inner = isWidest || column.fills != fillsWidth ? innerWidth(column) : column.inner
    guard isAsHigh, isSameText, inner == column.inner, column.fills == fillsWidth else {
      return false
    }
    frames[index].x = column.stack.alignment.offset(box.size.width, in: inner)
    return true
  }

  /// Puts boxes in the place of some of a column's, after which `stack` has to be called.
  func replace(_ range: Range<Int>, with boxes: ContiguousArray<LayoutBox>) {
    guard var column else { return }
    self.column = nil
    children.replaceSubrange(range, with: boxes)
    frames.replaceSubrange(range, with: boxes.map { Rect(.zero, $0.size) })
    column.fillers -= column.fill[range].count { $0 }
    column.fillers += boxes.count(where: \.fillsWidth)
    column.fill.replaceSubrange(range, with: boxes.map(\.fillsWidth))
    if column.stack.keepsLines { column.text.replaceSubrange(range, with: boxes.map(\.textPart)) }
    self.column = column
    count()
  }

  /// Moves the only child of a window.
  func slide(to offset: Int) {
    guard let frame = frames.first else { return }
    if content == .across { frames[0].x = -min(max(0, offset), max(0, frame.width - size.width)) }
    if content == .down { frames[0].y = -min(max(0, offset), max(0, frame.height - size.height)) }
  }

  /// Fits a border around its only child, which has another height.
  func wrap(_ child: LayoutBox) {
    size.height += child.size.height - frames[0].height
    frames[0].height = child.size.height
    count()
  }

  private func recount(from index: Int) {
    let known = counts[index + 1]
    let now = counts[index] + children[index].total
    guard now != known else { return }
    for position in (index + 1)..<counts.count { counts[position] = counts[position] + now - known }
  }
}
