import CoreViews

/// Keeps the painted screen, and paints anew what looks otherwise.
struct ScreenPainter {
  private(set) var frame = Frame(buffer: CellBuffer(size: .zero))
  private var look: Look?
  /// How many cells the last painting was about.
  private(set) var cellsPainted = 0
  /// How many boxes it has drawn.
  private(set) var boxesPainted = 0

  /// What is seen, besides what is laid out.
  private struct Look: Equatable {
    var size: Size
    var offsets: [Int]
    var focus: Element.ID?
    /// The rows of the focus.
    var focusRows: Range<Int>?
    var field: TerminalModel.ActiveField?
    var animationStep: Int
    var status: [StatusLine.Part]

    init(_ model: TerminalModel) {
      size = model.layout.size
      offsets = model.layout.layers.map { model.offset(of: $0) }
      focus = model.focus.current
      if let front = model.front, let target = model.focusedTarget {
        let frame = front.screenFrame(of: target, offset: model.offset(of: front))
        focusRows = frame.y..<frame.maxY
      }
      field = model.field
      animationStep = model.animationStep
      status = StatusLine(model).parts
    }
  }

  /// Paints what has changed since the last call, and returns where that is.
  ///
  /// Complexity: linear in the cells of these areas and in what is laid out there.
  mutating func paint(_ model: inout TerminalModel) -> [Rect] {
    let new = Look(model)
    let old = look
    look = new
    let areas = areas(from: old, to: new, model)
    model.damage.clear()
    if frame.buffer.size != new.size { frame = Frame(buffer: CellBuffer(size: new.size)) }
    let painter = TerminalPainter(model)
    boxesPainted = 0
    for area in areas {
      boxesPainted += painter.paint(area, status: new.status, into: &frame)
    }
    cellsPainted = areas.reduce(0) { $0 + $1.width * $1.height }
    return areas
  }

  private func areas(from old: Look?, to new: Look, _ model: TerminalModel) -> [Rect] {
    guard let old, old.size == new.size, !model.damage.isWhole else {
      return [Rect(.zero, new.size)]
    }
    guard old != new || !model.damage.rows.isEmpty else { return [] }
    var rows = DirtyRows(count: new.size.height)
    let layers = model.layout.layers
    for damage in model.damage.rows {
      let layer = layers[damage.layer]
      for range in layer.screenRows(damage.rows, at: new.offsets[damage.layer]) {
        rows.insert(range)
      }
    }
    for (layer, offsets) in zip(layers, zip(old.offsets, new.offsets)) where offsets.0 != offsets.1
    {
      rows.insert(layer.window.y..<layer.window.maxY)
    }
    if (old.focus, old.focusRows, old.field) != (new.focus, new.focusRows, new.field) {
      for focus in [old.focusRows, new.focusRows] { if let focus { rows.insert(focus) } }
    }
    if old.status != new.status { rows.insert(model.layout.statusRow..<new.size.height) }
    var areas = rows.ranges.map {
      Rect(x: 0, y: $0.lowerBound, width: new.size.width, height: $0.count)
    }
    if old.animationStep != new.animationStep {
      areas += frame.spinners.filter { !rows.contains($0.y) }.map(frame.buffer.withWholeCharacters)
    }
    return areas
  }
}

/// The rows of a screen that are to be painted.
private struct DirtyRows {
  private var rows: [Bool]

  init(count: Int) { rows = Array(repeating: false, count: count) }

  func contains(_ row: Int) -> Bool { rows[row] }

  mutating func insert(_ range: Range<Int>) {
    for row in range.clamped(to: rows.indices) { rows[row] = true }
  }

  /// The rows that follow each other, together.
  var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (row, isDirty) in rows.enumerated() where isDirty {
      if ranges.last?.upperBound == row {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<(row + 1)
      } else {
        ranges.append(row..<(row + 1))
      }
    }
    return ranges
  }
}
