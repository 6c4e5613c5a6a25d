public import Foundation

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

/// A view within a ``Layout``, which measures and places it.
public struct LayoutSubview: Equatable {
  let node: LayoutNode

  /// Whether both stand for the same view.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.node === rhs.node }

  /// The view's rank when a stack shares out room; 0 unless `layoutPriority` says otherwise.
  public var priority: Double { node.priority }
  /// The room that the view asks for around it.
  public var spacing: ViewSpacing { node.spacing }

  /// Returns the size, in points, that the view takes of what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }

  /// Returns the size of the view, and its lines of alignment, for what is offered.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: node, in: proposal)
  }

  /// Places a point of the view at a point of the layout's bounds, and offers it a size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.size(proposal)
    let origin = CGPoint(
      x: position.x - (anchor.x == 0 ? 0 : anchor.x * size.width),
      y: position.y - (anchor.y == 0 ? 0 : anchor.y * size.height))
    node.pendingPlace = LayoutPlace(origin: origin, proposal: proposal)
  }

  /// The value that the view hands over under a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }
}
