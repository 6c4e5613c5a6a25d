import Foundation

@_spi(Hosts) @testable import CoreViews

/// Makes nodes of tests.
struct Bench {
  let metrics: LayoutMetrics

  init(
    unit: LayoutUnit = .point, spacing: CGSize = CGSize(width: 8, height: 8),
    breaksRows: Bool = false, page: CGSize = CGSize(width: 320, height: 480)
  ) {
    metrics = LayoutMetrics(
      unit: unit, spacing: spacing, padding: CGSize(width: 16, height: 16),
      breaksRows: breaksRows, container: page)
  }

  func view(_ content: any LayoutContent) -> LayoutNode { .content(content, in: metrics) }

  func row(
    _ alignment: VerticalAlignment = .center, _ spacing: CGFloat? = 0, _ children: LayoutNode...
  ) -> LayoutNode {
    .container(HStackLayout(alignment: alignment, spacing: spacing), children, in: metrics)
  }

  func column(
    _ alignment: HorizontalAlignment = .center, _ spacing: CGFloat? = 0,
    _ children: LayoutNode...
  ) -> LayoutNode {
    .container(VStackLayout(alignment: alignment, spacing: spacing), children, in: metrics)
  }

  func layers(_ alignment: Alignment = .center, _ children: LayoutNode...) -> LayoutNode {
    .container(ZStackLayout(alignment: alignment), children, in: metrics)
  }

  func arranged(_ arrangement: LayoutArrangement, _ children: LayoutNode...) -> LayoutNode {
    LayoutNode.arranged(arrangement, children, in: metrics)
      ?? .container(VStackLayout(), children, in: metrics)
  }
}

extension Bench {
  func grid(_ rows: [[Brick]]) -> LayoutNode {
    var cells: [LayoutNode] = []
    for (index, row) in rows.enumerated() {
      for brick in row {
        let cell = view(brick)
        cell.placeInGrid(row: index, alignment: nil)
        cells.append(cell)
      }
    }
    return .container(
      GridLayout(horizontalSpacing: 0, verticalSpacing: 0), cells, in: metrics)
  }
}

extension LayoutNode {
  /// The frames of this node and of its children, such as `100×50: 0,0 50×50 · 50,0 50×50`.
  func described(_ width: CGFloat?, _ height: CGFloat?) -> String {
    let size = layOut(in: ProposedViewSize(width: width, height: height))
    let own = "\(number(size.width))×\(number(size.height))"
    let frames = children.map(\.frame).map {
      "\(number($0.minX)),\(number($0.minY)) \(number($0.width))×\(number($0.height))"
    }
    return frames.isEmpty ? own : "\(own): \(frames.joined(separator: " · "))"
  }

  private func number(_ length: CGFloat) -> String {
    length == length.rounded() ? String(Int(length)) : String(Double(length))
  }
}
