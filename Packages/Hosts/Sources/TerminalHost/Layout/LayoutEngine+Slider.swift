@_spi(Hosts) import CoreViews

/// Sliders, and what stands at their ends.
extension LayoutEngine {
  func slider(
    _ node: ElementNode, between ends: [ElementNode] = [], width: Int, in context: LayoutContext
  ) -> LayoutBox {
    let element = node.element
    let number = Double(element.value) ?? 0
    var content = LayoutBox.SliderContent(
      label: node.titleText, value: DisplayText.label(element.value),
      fraction: element.traits.range?.fraction(of: number) ?? 0)
    content.labelWidth = content.label.cellWidth
    content.hasThumb = !element.style.has(.thumbHidden)
    let room = context.isRow || context.isAcross ? width : min(width, Self.widestControl)
    let label =
      labelViews(node, width: room / 2, tint: nil, in: context)
      ?? labelLines(content.label, node, width: room / 2, tint: nil, in: context)
    if let label { (content.labelWidth, content.hasViews) = (label.size.width, true) }
    var parts = label.map { [($0, Point.zero)] } ?? []
    if let first = ends.first, let last = ends.last {
      var inner = context
      inner.isRow = false
      let (lower, upper) = (
        box(first, width: room / 4, in: inner), box(last, width: room / 4, in: inner)
      )
      (content.lowerWidth, content.upperWidth) = (lower.size.width, upper.size.width)
      let bar = content.bar(in: room)
      parts.append((lower, Point(x: content.labelEnd(in: room), y: 0)))
      parts.append((upper, Point(x: bar.upperBound + 1, y: 0)))
    }
    let box = LayoutBox.group(
      Size(width: room, height: max(1, parts.map(\.0.size.height).max() ?? 1)),
      content: .slider(content), target: node, parts)
    box.fillsWidth = true
    return box
  }

  /// A row of a slider and what stands at its ends: its label first, then the bar between them,
  /// then its value.
  func sliderRow(_ row: ElementNode, width: Int, in context: LayoutContext) -> LayoutBox {
    guard let (slider, ends) = row.sliderWithEnds else { return .nothing() }
    var inner = self.context(slider, in: context).0
    inner.isAcross = true
    let box = self.slider(slider, between: ends, width: width, in: inner)
    box.isEnabled = inner.isEnabled
    let result = LayoutBox.group(box.size, [(box, .zero)])
    result.fillsWidth = true
    return result
  }
}

extension ElementNode {
  /// The slider of a row and the texts or symbols before and behind it; nil for any other row.
  var sliderWithEnds: (slider: ElementNode, ends: [ElementNode])? {
    guard role == .horizontal, element.style.layout.arrangement == .byRole,
      children.contains(where: { $0.role == .slider })
    else { return nil }
    let parts = shownChildren
    guard parts.count == 3, parts[1].role == .slider, parts[1].element.style.layout.steps.isEmpty,
      parts[0].isEndOfSlider, parts[2].isEndOfSlider
    else { return nil }
    return (parts[1], [parts[0], parts[2]])
  }

  private var isEndOfSlider: Bool {
    [.text, .image].contains(role) && element.style.layout.steps.isEmpty
  }

  /// Whether a stack is drawn by itself, and its parts are not laid out one by one.
  var isDrawnAsOne: Bool { scrollsAcross || isForm || isColumn || sliderWithEnds != nil }
}
