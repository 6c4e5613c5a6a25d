import Foundation

@_spi(Hosts) @testable import CoreViews

/// A tree of views that follows from a seed.
struct RandomTree {
  private var generator: SeededGenerator
  let bench: Bench
  /// The nodes that the host measures.
  private(set) var leaves: [LayoutNode] = []
  private(set) var count = 0
  /// The stacks along an axis.
  private(set) var stacks: [(node: LayoutNode, axis: Axis)] = []

  init(seed: UInt64, bench: Bench) {
    generator = SeededGenerator(seed: seed)
    self.bench = bench
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// An offer of a size: seldom none, seldom endless.
  mutating func offer() -> ProposedViewSize {
    ProposedViewSize(width: offeredLength(), height: offeredLength())
  }

  private mutating func offeredLength() -> CGFloat? {
    switch number(0...9) {
    case 0: nil
    case 1: 0
    default: CGFloat(number(1...700))
    }
  }

  mutating func node(depth: Int) -> LayoutNode {
    count += 1
    guard depth > 0, number(0...3) > 0 else { return leaf() }
    switch number(0...9) {
    case 0...2:
      return stack(HStackLayout(alignment: vertical(), spacing: spacing()), .horizontal, depth)
    case 3...5:
      return stack(VStackLayout(alignment: horizontal(), spacing: spacing()), .vertical, depth)
    case 6: return .container(ZStackLayout(), children(depth), in: bench.metrics)
    default: return node(depth: depth - 1).applying(step())
    }
  }

  private mutating func stack(_ layout: some Layout, _ axis: Axis, _ depth: Int) -> LayoutNode {
    let node = LayoutNode.container(layout, children(depth), in: bench.metrics)
    stacks.append((node, axis))
    return node
  }

  private mutating func children(_ depth: Int) -> [LayoutNode] {
    (0..<number(0...4)).map { _ in node(depth: depth - 1) }
  }

  private mutating func leaf() -> LayoutNode {
    let node: LayoutNode
    switch number(0...4) {
    case 0: node = bench.view(Brick.fill)
    case 1: node = bench.view(Letters(count: number(1...60)))
    case 2: node = bench.view(Brick.line(CGFloat(number(0...40)), CGFloat(number(40...300))))
    case 3: node = .spacer(minLength: nil, axis: nil, in: bench.metrics)
    default: node = bench.view(Brick.fixed(CGFloat(number(0...200)), CGFloat(number(0...60))))
    }
    leaves.append(node)
    return node
  }

  private mutating func step() -> LayoutStep {
    switch number(0...9) {
    case 0, 1: .padding(.all, CGFloat(number(0...30)))
    case 2: .frame(width: CGFloat(number(0...200)), height: nil, alignment: .leading)
    case 3:
      .bounds(width: LayoutBounds(max: .infinity), height: LayoutBounds(), alignment: .center)
    case 4:
      .bounds(
        width: LayoutBounds(min: CGFloat(number(0...60)), max: CGFloat(number(60...300))),
        height: LayoutBounds(max: .infinity), alignment: .bottom)
    case 5: .fixedSize(.horizontal)
    case 6: .aspectRatio(CGFloat(number(1...30)) / 10, .fit)
    case 7: .priority(Double(number(-1...2)))
    case 8: .offset(x: CGFloat(number(-20...20)), y: 3)
    default:
      .guide(LayoutGuide(HorizontalAlignment.leading.key) { $0.width / 3 })
    }
  }

  private mutating func spacing() -> CGFloat? {
    number(0...1) == 0 ? nil : CGFloat(number(0...20))
  }

  private mutating func horizontal() -> HorizontalAlignment {
    [.leading, .center, .trailing][number(0...2)]
  }

  private mutating func vertical() -> VerticalAlignment {
    [.top, .center, .bottom, .firstTextBaseline][number(0...3)]
  }
}
