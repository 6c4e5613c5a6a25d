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
      if let own = item.wishes.columnAlignment { columnAlignments[item.columns.lowerBound] = own }
    }
    for item in plan.items {
      let cell = CGRect(
        x: bounds.minX + plan.start(.horizontal, item.columns.lowerBound),
        y: bounds.minY + plan.start(.vertical, item.row),
        width: plan.length(.horizontal, item.columns),
        height: plan.rows[item.row])
      let offer = ProposedViewSize(cell.size)
      if let anchor = item.wishes.anchor {
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
