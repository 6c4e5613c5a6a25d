internal import Foundation

/// The views of a stack on their common line.
struct StackLine {
  /// Where each begins across the axis.
  private(set) var offsets: [CGFloat]
  /// The length of all together across the axis.
  private(set) var length: CGFloat

  /// Lines up views, each with its offer.
  init(_ key: AlignmentKey, _ views: [(LayoutSubview, ProposedViewSize)], _ unit: LayoutUnit) {
    let axis = key.axis
    let sizes = views.map { $0.0.sizeThatFits($0.1)[axis] }
    let isPlain = !views.contains { $0.0.node.hasGuides }
    if isPlain, let fraction = key.fraction {
      let longest = sizes.max() ?? 0
      length = longest
      offsets = sizes.map { unit.below((longest - $0) * fraction, axis) }
      return
    }
    let lines = views.map { unit.nearest($0.0.dimensions(in: $0.1)[key], axis) }
    let before = lines.max() ?? 0
    let after = zip(sizes, lines).map { $0 - $1 }.max() ?? 0
    offsets = lines.map { before - $0 }
    length = before + after
  }
}
