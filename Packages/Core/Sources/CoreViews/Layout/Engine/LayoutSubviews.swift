/// The views within a ``Layout``, in reading order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let owner: LayoutNode
  private let range: Range<Int>

  init(of owner: LayoutNode) {
    self.owner = owner
    range = owner.children.indices
  }

  private init(_ owner: LayoutNode, _ range: Range<Int>) {
    self.owner = owner
    self.range = range
  }

  /// Whether both stand for the same views.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.owner === rhs.owner && lhs.range == rhs.range
  }

  /// The position of the first view.
  public var startIndex: Int { range.lowerBound }
  /// The position after the last view.
  public var endIndex: Int { range.upperBound }
  /// The view at a position.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(node: owner.children[position]) }
  /// The views at some positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(owner, bounds) }

  var metrics: LayoutMetrics { owner.metrics }
}
