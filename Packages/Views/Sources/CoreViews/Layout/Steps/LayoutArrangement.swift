public import Foundation

/// How an element lays out its children, where its role does not say it all.
public enum LayoutArrangement: Hashable, Sendable {
  /// As the role and the rest of the style say.
  case byRole
  /// By a layout of the app.
  case custom(CustomLayout)
  /// The first child decides about the size; the others are drawn in front of it, or behind it.
  case overlay(Alignment)
  /// The first child decides about the size; the others are drawn behind it.
  case underlay(Alignment)
  /// The second child stands at an edge of the first, with room between them, in points.
  case inset(Edge, Alignment, spacing: CGFloat?)
  /// Rows whose columns line up; the children with `gridRow` are rows.
  case grid(GridLayout)
  /// The cells of a row of a grid, on a line of their own, or on that of the grid.
  case gridRow(VerticalAlignment?)
  /// Columns of given lengths that are filled row by row, or rows column by column.
  case tracks(Axis, [GridItem], Alignment, spacing: CGFloat?)
  /// All that is offered, with the children at the top of the leading side; the session wants to
  /// know its frame.
  case geometry
  /// One of the children, the first that fits along some axes; the session wants to know which.
  case firstThatFits(Axis.Set)
}

extension LayoutArrangement {
  /// Whether the session wants to know what comes of it.
  public var isReported: Bool {
    switch self {
    case .geometry, .firstThatFits: true
    case .byRole, .custom, .overlay, .underlay, .inset, .grid, .gridRow, .tracks: false
    }
  }

  /// Whether it takes whatever height is offered, or depends on it.
  public var growsInHeight: Bool {
    switch self {
    case .geometry, .custom: true
    case .firstThatFits(let axes): axes.contains(.vertical)
    case .byRole, .overlay, .underlay, .inset, .grid, .gridRow, .tracks: false
    }
  }
}

/// A layout of an app; the same bits are the same layout.
public struct CustomLayout: Hashable, Sendable {
  let layout: any Layout
  private let isSame: @Sendable (any Layout) -> Bool

  init<Own: Layout>(_ layout: Own) {
    self.layout = layout
    isSame = { other in (other as? Own).map { haveSameBits(layout, $0) } ?? false }
  }

  /// Whether both have the same bits.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.isSame(rhs.layout) }

  /// Hashes nothing: layouts are seldom compared.
  public func hash(into hasher: inout Hasher) {}
}
