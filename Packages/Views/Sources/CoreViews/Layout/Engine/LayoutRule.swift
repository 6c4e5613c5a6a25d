public import Foundation

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

/// What a host draws itself, such as a text, as the layout sees it.
@_spi(Hosts)
public protocol LayoutContent {
  /// Returns the size, in points, that it takes of what is offered.
  ///
  /// The answer depends on nothing else until the node is told that it has changed.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The height of its first and last lines of text, in points; nil without text.
  var lineHeight: CGFloat? { get }
  /// The room around it that it asks for.
  var spacing: ViewSpacing? { get }
}

extension LayoutContent {
  /// Has no lines.
  public var lineHeight: CGFloat? { nil }
  /// Leaves the room to the host.
  public var spacing: ViewSpacing? { nil }
}
