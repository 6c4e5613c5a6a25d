public import Foundation

/// Gives a view a frame that is as large as the page, or a part of it.
struct ContainerFrameLayout: OwnLayout {
  let axes: Axis.Set
  let alignment: Alignment
  /// The length of the frame for the length of the page; nil along axes that are left alone.
  let length: ContainerLength

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let fixed = fixed(subviews.metrics)
    let size = subviews[0].sizeThatFits(inner(proposal, fixed))
    return fixed.replacingUnspecifiedDimensions(by: size)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].align(alignment, in: bounds, inner(proposal, fixed(subviews.metrics)))
  }

  private func fixed(_ metrics: LayoutMetrics) -> ProposedViewSize {
    var fixed = ProposedViewSize.unspecified
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      let length = length.length(of: metrics.container[axis], axis)
      fixed[axis] = max(0, metrics.unit.below(length, axis))
    }
    return fixed
  }

  private func inner(_ proposal: ProposedViewSize, _ fixed: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: fixed.width ?? proposal.width, height: fixed.height ?? proposal.height)
  }
}

extension Axis.Set {
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

/// How long a view is along an axis, by the length of the page.
public struct ContainerLength: Hashable, Sendable {
  private enum Rule: Hashable, Sendable {
    case whole
    case parts(count: Int, span: Int, spacing: CGFloat)
    case custom(Custom)
  }

  /// A closure; the same bits are the same closure.
  private struct Custom: Hashable, Sendable {
    let length: @Sendable (CGFloat, Axis) -> CGFloat

    static func == (lhs: Self, rhs: Self) -> Bool { haveSameBits(lhs, rhs) }
    func hash(into hasher: inout Hasher) {}
  }

  private let rule: Rule

  /// About how much it is of the whole, from 0 to 1; 1 where a closure says so.
  public var fraction: Double {
    switch rule {
    case .parts(let count, let span, _): Double(span) / Double(max(1, count))
    case .whole, .custom: 1
    }
  }

  /// As long as the page.
  static let whole = ContainerLength(rule: .whole)

  /// As long as some of as many equal parts, with room between them, in points.
  static func parts(_ count: Int, span: Int, spacing: CGFloat) -> ContainerLength {
    ContainerLength(rule: .parts(count: max(1, count), span: span, spacing: spacing))
  }

  /// As long as a closure says.
  static func custom(
    _ length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
  ) -> ContainerLength {
    ContainerLength(rule: .custom(Custom(length: length)))
  }

  /// Returns the length, in points, for that of a page.
  public func length(of page: CGFloat, _ axis: Axis) -> CGFloat {
    switch rule {
    case .whole: page
    case .parts(let count, let span, let spacing):
      (page - spacing * CGFloat(count - 1)) / CGFloat(count) * CGFloat(span)
        + spacing * CGFloat(span - 1)
    case .custom(let custom): custom.length(page, axis)
    }
  }
}
