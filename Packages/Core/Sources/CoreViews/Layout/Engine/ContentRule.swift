internal import Foundation

/// Asks the host for the size of what it draws.
final class ContentRule: LayoutRule {
  private let content: any LayoutContent

  init(_ content: any LayoutContent) { self.content = content }

  var axis: Axis? { nil }
  var setsGuides: Bool { false }

  func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.metrics.measurements += 1
    return content.sizeThatFits(proposal)
  }

  func place(_ proposal: ProposedViewSize, size: CGSize, of node: LayoutNode) {}

  func guide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    guard key.isBaseline, let line = content.lineHeight else { return nil }
    return key.id == AlignmentLine.FirstBaseline.self ? line : node.size(proposal).height
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    content.spacing ?? ViewSpacing(node.metrics.spacing)
  }

  func reset(_ node: LayoutNode) {}
}
