import CoreViews

/// The widths of the nodes in a row, and the gaps between them.
struct RowPlan {
  /// One width per element, or nil if the row has to break.
  private(set) var widths: [Int]?
  /// The empty columns before each element.
  private(set) var gaps: [Int] = []
  private(set) var fillsWidth = false

  private static let narrowest = 10

  init(nodes: [ElementNode], probes: [LayoutBox], width: Int, gap: Int) {
    gaps = nodes.indices.map { index in
      guard index > 0, nodes[index].role != .spacer else { return 0 }
      return nodes[index - 1].role == .spacer ? 0 : gap
    }
    let spacers = nodes.indices.filter { nodes[$0].role == .spacer }
    let growing = nodes.indices.filter { probes[$0].fillsWidth }
    fillsWidth = !spacers.isEmpty || !growing.isEmpty
    var result = probes.indices.map {
      probes[$0].fillsWidth ? Self.narrowest : probes[$0].size.width
    }
    let rest = width - result.reduce(0, +) - gaps.reduce(0, +)
    if rest >= 0 {
      let takers = growing.isEmpty ? spacers : growing
      Self.share(rest, among: takers, of: &result)
      widths = result
    } else {
      let texts = nodes.indices.filter { nodes[$0].isOnlyText && !probes[$0].fillsWidth }
      widths = Self.shrink(result, texts, by: -rest)
    }
  }

  private static func share(_ rest: Int, among takers: [Int], of widths: inout [Int]) {
    var rest = rest
    for (position, index) in takers.enumerated() {
      let part = rest / (takers.count - position)
      widths[index] += part
      rest -= part
    }
  }

  /// Makes the widest texts narrower first.
  private static func shrink(_ widths: [Int], _ texts: [Int], by excess: Int) -> [Int]? {
    var widths = widths
    let total = texts.reduce(0) { $0 + widths[$1] } - excess
    guard !texts.isEmpty, total >= texts.count * min(narrowest, 8) else { return nil }
    var rest = total
    for (position, index) in texts.sorted(by: { widths[$0] < widths[$1] }).enumerated() {
      widths[index] = min(widths[index], rest / (texts.count - position))
      rest -= widths[index]
    }
    return widths
  }
}

extension ElementNode {
  /// Whether it holds nothing but text, which can wrap.
  fileprivate var isOnlyText: Bool {
    switch role.category {
    case .content: role == .text
    case .stack: shownChildren.allSatisfy(\.isOnlyText)
    case .control, .rows, .page, .sheet, .cover, .dialog: false
    }
  }
}
