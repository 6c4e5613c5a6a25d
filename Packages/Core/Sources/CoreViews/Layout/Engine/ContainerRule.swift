internal import Foundation

/// Arranges children by a layout.
final class ContainerRule<Container: Layout>: LayoutRule {
  private let container: Container
  private var cache: Container.Cache?
  let axis: Axis?
  let setsGuides: Bool

  init(_ container: Container) {
    self.container = container
    axis = Container.layoutProperties.stackOrientation
    setsGuides = !(container is any OwnLayout)
  }

  func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    withCache(node) { container.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  func place(_ proposal: ProposedViewSize, size: CGSize, of node: LayoutNode) {
    withCache(node) {
      container.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $0, cache: &$1)
    }
  }

  func guide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: node.size(proposal))
    return withCache(node) {
      switch key.axis {
      case .horizontal:
        container.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: $0,
          cache: &$1)
      case .vertical:
        container.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: $0,
          cache: &$1)
      }
    }
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    withCache(node) { container.spacing(subviews: $0, cache: &$1) }
  }

  func reset(_ node: LayoutNode) {
    guard cache != nil else { return }
    withCache(node) { container.updateCache(&$1, subviews: $0) }
  }

  private func withCache<Result>(
    _ node: LayoutNode, _ body: (LayoutSubviews, inout Container.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(of: node)
    var current = cache ?? container.makeCache(subviews: subviews)
    defer { cache = current }
    return body(subviews, &current)
  }
}
