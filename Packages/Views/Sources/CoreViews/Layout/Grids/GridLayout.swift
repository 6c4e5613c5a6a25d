public import Foundation

/// Arranges views in rows whose columns line up.
public struct GridLayout: Layout, Hashable {
  /// Where a view stands in its cell.
  public var alignment: Alignment
  /// The room between columns, in points; nil leaves it to the host.
  public var horizontalSpacing: CGFloat?
  /// The room between rows, in points; nil leaves it to the host.
  public var verticalSpacing: CGFloat?

  /// Makes a grid with room between its cells, in points; nil leaves it to the host.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Returns the size of all columns and rows.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    GridPlan(self, subviews, proposal).size
  }

  /// Places each view in its cell.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let plan = GridPlan(self, subviews, proposal)
    var columnAlignments: [Int: HorizontalAlignment] = [:]
    for item in plan.items {
      if let own = item.preferences.columnAlignment {
        columnAlignments[item.columns.lowerBound] = own
      }
    }
    for item in plan.items {
      let cell = CGRect(
        x: bounds.minX + plan.start(.horizontal, item.columns.lowerBound),
        y: bounds.minY + plan.start(.vertical, item.row),
        width: plan.length(.horizontal, item.columns),
        height: plan.rows[item.row])
      let offer = ProposedViewSize(cell.size)
      if let anchor = item.preferences.anchor {
        let point = CGPoint(
          x: cell.minX + cell.width * anchor.x, y: cell.minY + cell.height * anchor.y)
        item.subview.place(at: point, anchor: anchor, proposal: offer)
      } else {
        let row = item.subview[GridCell.Key.self].rowAlignment
        let alignment = Alignment(
          horizontal: columnAlignments[item.columns.lowerBound] ?? alignment.horizontal,
          vertical: row ?? alignment.vertical)
        item.subview.align(alignment, in: cell, offer)
      }
    }
  }
}

extension GridLayout: OwnLayout {}

/// The columns and rows of a grid for one offer.
struct GridPlan {
  struct Item {
    var subview: LayoutSubview
    var row: Int
    var columns: Range<Int>
    var preferences: GridPreferences
  }

  private(set) var items: [Item] = []
  private(set) var columns: [CGFloat] = []
  private(set) var rows: [CGFloat] = []
  let gaps: CGSize

  init(_ grid: GridLayout, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) {
    let metrics = subviews.metrics
    gaps = CGSize(
      width: grid.horizontalSpacing.map { metrics.unit.nearest($0, .horizontal) }
        ?? metrics.spacing.width,
      height: grid.verticalSpacing.map { metrics.unit.nearest($0, .vertical) }
        ?? metrics.spacing.height)
    arrange(subviews)
    columns = lengths(.horizontal, proposal.width, metrics.unit) { item, length in
      item.subview.sizeThatFits(ProposedViewSize(width: length, height: nil))
    }
    rows = lengths(.vertical, proposal.height, metrics.unit) { item, length in
      let width = self.length(.horizontal, item.columns)
      return item.subview.sizeThatFits(ProposedViewSize(width: width, height: length))
    }
  }

  var size: CGSize {
    CGSize(
      width: length(.horizontal, columns.indices), height: length(.vertical, rows.indices))
  }

  /// The length of some columns or rows, with the room between them.
  func length(_ axis: Axis, _ range: Range<Int>) -> CGFloat {
    let lengths = axis == .horizontal ? columns : rows
    return lengths[range].reduce(0, +) + gaps[axis] * CGFloat(max(0, range.count - 1))
  }

  /// Where a column or row begins.
  func start(_ axis: Axis, _ index: Int) -> CGFloat {
    index == 0 ? 0 : length(axis, 0..<index) + gaps[axis]
  }

  private mutating func arrange(_ subviews: LayoutSubviews) {
    var (row, number, column, count) = (-1, -1, 0, 1)
    for subview in subviews {
      let cell = subview[GridCell.Key.self]
      let preferences = subview[GridPreferences.Key.self]
      if !cell.isInRow || cell.row != number {
        (row, column) = (row + 1, 0)
        number = cell.isInRow ? cell.row : -1
      }
      let end = column + max(1, preferences.span)
      // A view by itself gets all columns, once their number is known.
      let range = cell.isInRow ? column..<end : 0..<0
      items.append(Item(subview: subview, row: row, columns: range, preferences: preferences))
      column = end
      if cell.isInRow { count = max(count, end) }
    }
    for index in items.indices where items[index].columns.isEmpty {
      items[index].columns = 0..<count
    }
    columns = Array(repeating: 0, count: items.isEmpty ? 0 : count)
    rows = Array(repeating: 0, count: row + 1)
  }

  private func lengths(
    _ axis: Axis, _ room: CGFloat?, _ unit: LayoutUnit,
    measure: (Item, CGFloat?) -> CGSize
  ) -> [CGFloat] {
    let count = axis == .horizontal ? columns.count : rows.count
    let sizing = items.filter { !$0.preferences.unsizedAxes.contains(Axis.Set(axis)) }
    var single: [[Item]] = Array(repeating: [], count: count)
    for item in sizing {
      if axis == .vertical {
        single[item.row].append(item)
      } else if item.columns.count == 1 {
        single[item.columns.lowerBound].append(item)
      }
    }
    func longest(_ index: Int, _ offer: CGFloat?) -> CGFloat {
      single[index].map { measure($0, offer)[axis] }.max() ?? 0
    }
    var result: [CGFloat]
    if let room {
      let inner = max(0, room - gaps[axis] * CGFloat(max(0, count - 1)))
      result = withoutActuallyEscaping(longest) { longest in
        RoomShare(
          inner, along: axis, unit, priorities: Array(repeating: 0, count: count),
          measure: { longest($0, $1) }
        ).lengths
      }
    } else {
      result = (0..<count).map { longest($0, nil) }
    }
    guard axis == .horizontal else { return result }
    for item in sizing where item.columns.count > 1 {
      let own = measure(item, room == nil ? nil : 0).width
      let there =
        result[item.columns].reduce(0, +) + gaps.width * CGFloat(item.columns.count - 1)
      result[item.columns.upperBound - 1] += max(0, own - there)
    }
    return result
  }
}
