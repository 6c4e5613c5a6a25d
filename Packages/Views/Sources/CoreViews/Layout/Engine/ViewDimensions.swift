public import Foundation

/// The size of a view, and where its lines of alignment are, in points.
public struct ViewDimensions {
  /// The width of the view.
  public let width: CGFloat
  /// The height of the view.
  public let height: CGFloat
  private let node: LayoutNode
  private let proposal: ProposedViewSize

  init(of node: LayoutNode, in proposal: ProposedViewSize) {
    let size = node.size(proposal)
    (width, height) = (size.width, size.height)
    self.node = node
    self.proposal = proposal
  }

  /// The place of a line from the leading side: the view's own, or the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The place of a line from the upper side: the view's own, or the default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a line that the view, or one within it, has set; nil for none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    node.guide(guide.key, in: proposal)
  }

  /// The place of a line that the view, or one within it, has set; nil for none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    node.guide(guide.key, in: proposal)
  }

  subscript(key: AlignmentKey) -> CGFloat {
    node.guide(key, in: proposal) ?? key.id.defaultValue(in: self)
  }
}
