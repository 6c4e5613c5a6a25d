internal import Foundation

/// A line of alignment that a view sets; the same bits are the same line.
///
/// A closure that is made anew with other captures counts as another, although it may do the same.
public struct LayoutGuide: Hashable, Sendable {
  private struct Rule: Sendable {
    let compute: @Sendable (ViewDimensions) -> CGFloat
  }

  let key: AlignmentKey
  private let rule: Rule

  init(_ key: AlignmentKey, _ compute: @escaping @Sendable (ViewDimensions) -> CGFloat) {
    self.key = key
    rule = Rule(compute: compute)
  }

  var compute: @Sendable (ViewDimensions) -> CGFloat { rule.compute }

  /// Whether both set the same line by the same closure.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.key == rhs.key && haveSameBits(lhs.rule, rhs.rule)
  }

  /// Hashes the line.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

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
