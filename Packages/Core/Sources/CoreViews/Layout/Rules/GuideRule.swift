internal import Foundation

/// Sets a line of alignment of a view.
final class GuideRule: LayoutRule {
  private let key: AlignmentKey
  private let compute: @Sendable (ViewDimensions) -> CGFloat

  init(_ key: AlignmentKey, _ compute: @escaping @Sendable (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
  }

  var axis: Axis? { nil }
  var setsGuides: Bool { true }

  func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.children[0].size(proposal)
  }

  func place(_ proposal: ProposedViewSize, size: CGSize, of node: LayoutNode) {
    node.children[0].pendingPlace = LayoutPlace(origin: .zero, proposal: proposal)
  }

  func guide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    key == self.key
      ? compute(ViewDimensions(of: node.children[0], in: proposal))
      : node.children[0].guide(key, in: proposal)
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { node.children[0].spacing }
  func reset(_ node: LayoutNode) {}
}
