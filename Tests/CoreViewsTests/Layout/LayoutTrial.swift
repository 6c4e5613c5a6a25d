import Foundation

@_spi(Hosts) @testable import CoreViews

/// One tree, and what does not hold for it.
struct LayoutTrial {
  let seed: UInt64
  let unit: LayoutUnit

  private var bench: Bench {
    Bench(unit: unit, spacing: CGSize(width: 16, height: 16), breaksRows: seed % 5 == 0)
  }

  var problems: [String] {
    let bench = bench
    var tree = RandomTree(seed: seed, bench: bench)
    let root = tree.node(depth: 5)
    let offer = tree.offer()
    root.layOut(in: offer)
    let frames = root.frames
    var found = frames.filter { !isWhole($0) }.map { "\($0) is not whole" }
    if bench.metrics.measurements > 40 * tree.count { found.append("it costs too much") }
    if !bench.metrics.breaksRows {
      found += tree.stacks.filter { !addsUp($0.node, $0.axis) }.map { "\($0) does not add up" }
    }
    if again(offer) != frames { found.append("another time it is another") }
    if !tree.leaves.isEmpty {
      tree.leaves[tree.number(0...(tree.leaves.count - 1))].invalidate()
      root.layOut(in: offer)
      if root.frames != frames { found.append("after a change of nothing it is another") }
    }
    return found + fillProblems(offer)
  }

  private func again(_ offer: ProposedViewSize) -> [CGRect] {
    var tree = RandomTree(seed: seed, bench: bench)
    let root = tree.node(depth: 5)
    root.layOut(in: offer)
    return root.frames
  }

  private func isWhole(_ frame: CGRect) -> Bool {
    let parts = [
      frame.minX / unit.width, frame.width / unit.width, frame.minY / unit.height,
      frame.height / unit.height,
    ]
    return parts.allSatisfy { $0 == $0.rounded() }
  }

  /// Children stand side by side, from the beginning of their stack to its end.
  private func addsUp(_ node: LayoutNode, _ axis: Axis) -> Bool {
    guard let first = node.children.first, let last = node.children.last else { return true }
    let inOrder = zip(node.children, node.children.dropFirst()).allSatisfy {
      $0.frame.origin[axis] + $0.frame.size[axis] <= $1.frame.origin[axis]
    }
    return inOrder && first.frame.origin[axis] == 0
      && last.frame.origin[axis] + last.frame.size[axis] == node.frame.size[axis]
  }

  /// A row with a view that takes all is not shorter than what it was offered.
  private func fillProblems(_ offer: ProposedViewSize) -> [String] {
    guard let width = offer.width, width < .infinity else { return [] }
    let bench = bench
    var tree = RandomTree(seed: seed, bench: bench)
    let row = bench.row(.center, nil, tree.node(depth: 3), bench.view(Brick.fill))
    row.layOut(in: offer)
    let isBroken = row.children[1].frame.minX == 0 && row.children[0].frame.width > 0
    return isBroken || row.frame.width >= unit.below(width, .horizontal)
      ? [] : ["a view that takes all leaves room"]
  }
}

extension LayoutNode {
  fileprivate var frames: [CGRect] { [frame] + children.flatMap(\.frames) }
}
