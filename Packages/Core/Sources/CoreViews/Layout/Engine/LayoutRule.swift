internal import Foundation

/// How a node takes its size and places its children.
protocol LayoutRule: AnyObject {
  /// The axis along which spacers among the children grow; nil for both.
  var axis: Axis? { get }
  /// Whether it may set lines of alignment that no child has set.
  var setsGuides: Bool { get }
  func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize
  /// Sets the pending places of the node's children.
  func place(_ proposal: ProposedViewSize, size: CGSize, of node: LayoutNode)
  func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, of node: LayoutNode) -> CGFloat?
  func spacing(of node: LayoutNode) -> ViewSpacing
  /// Something below the node has changed.
  func reset(_ node: LayoutNode)
}
