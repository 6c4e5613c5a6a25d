extension LayoutBox {
  /// The rows of gaps that would be seen in some rows of cells of the box.
  ///
  /// Complexity: linear in the boxes that are seen there.
  func missingRows(in cells: Range<Int>) -> [MissingRows] {
    if case .gap(let count, let height) = content, let node {
      let first = max(0, cells.lowerBound) / max(1, height)
      let end = (max(0, cells.upperBound) + height - 1) / max(1, height)
      let rows = (first..<max(first, end)).clamped(to: 0..<count)
      return rows.isEmpty ? [] : [MissingRows(gap: node.id, rows: rows)]
    }
    return positions(in: cells).flatMap { position in
      let frame = frames[position]
      let inner = (cells.lowerBound - frame.y)..<(cells.upperBound - frame.y)
      return frame.y < cells.upperBound && frame.maxY > cells.lowerBound
        ? children[position].missingRows(in: inner) : []
    }
  }
}
