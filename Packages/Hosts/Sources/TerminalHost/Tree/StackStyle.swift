import CoreViews

/// The spacing and alignment of a stack's children, in cells.
struct StackStyle {
  /// Rows between the children of a column.
  var spacing: Int
  /// Columns between the children of a row.
  var gap = 2
  var alignment: HorizontalAlignment = .center
  /// Whether a text stands right below a line of text.
  var keepsLines = false
  /// Whether a row of one line needs no room to the next.
  var joinsLines = false

  init(spacing: Int, alignment: HorizontalAlignment) {
    self.spacing = spacing
    self.alignment = alignment
  }

  /// Converts points to cells: a row is about 16 points high, a column 8 wide.
  init(_ style: Element.Style, isCompact: Bool) {
    alignment = style.alignment
    switch style.spacing {
    case nil:
      spacing = 1
      gap = 2
      keepsLines = true
    case .some(let points):
      spacing = points < 6 ? 0 : points < 28 ? 1 : 2
      keepsLines = Self.isUsual(points)
      gap = points <= 0 ? 0 : min(6, max(1, (min(points, 100) + 4) / 8))
    }
    if isCompact { spacing = 0 }
  }

  /// Whether rows of a column are as far from each other as where nothing is said: half a row of
  /// text, which is none or a whole one here.
  static func isUsual(_ points: Int) -> Bool { (6...8).contains(points) }
}

extension HorizontalAlignment {
  /// The offset at which something of a length is aligned in a width.
  func offset(_ length: Int, in width: Int) -> Int {
    let room = max(0, width - length)
    return self == .leading ? 0 : self == .trailing ? room : room / 2
  }
}
