@_spi(Hosts) import CoreViews
import Foundation

/// Shapes, which fill the room that they are offered.
extension LayoutEngine {
  /// A shape in a number of cells; behind others it is a line where there are no colours.
  func shape(
    _ element: Element, _ size: Size, isBackground: Bool = false, in context: LayoutContext
  ) -> LayoutBox {
    let name = element.style.foreground ?? context.style.foreground
    let color = element.style.line == nil ? Palette.fill(name) : Palette.named(name)
    // What cannot be told from the background only takes its room.
    let hasGradient = theme.depth != .none && element.style.gradient != nil
    guard color != nil || name == nil || name == "primary" || hasGradient else {
      return LayoutBox(size)
    }
    let outline = element.value
    if size == Size(width: 1, height: 1), outline == "circle" || outline == "ellipse" {
      let glyph = element.style.line == nil ? "●" : "○"
      return line(glyph, theme.text(context.style), width: 1)
    }
    if isBackground, theme.depth == .none { return backgroundLine(element, size, color) }
    var content = LayoutBox.ShapeContent(
      outline: outline, color: color, isLine: element.style.line != nil,
      thinAxis: element.thinAxis(in: size))
    if !element.style.appearances.isEmpty { content.finish(element.style, in: context.tone) }
    return LayoutBox(size, content: .shape(content), fillsWidth: false)
  }

  /// The line around a background, with what stands on it in sight; of a veil there is nothing to
  /// see.
  private func backgroundLine(_ element: Element, _ size: Size, _ color: TerminalColor?)
    -> LayoutBox
  {
    if color?.isVeil == true { return LayoutBox(size) }
    let isRound = ["circle", "ellipse"].contains(element.value)
    return LayoutBox(
      size,
      content: .shape(
        LayoutBox.ShapeContent(
          outline: isRound && size.height <= Self.tallestRing ? "capsule" : element.value,
          color: color, isLine: true)))
  }

  /// A ring of so few rows is drawn by box characters.
  private static let tallestRing = 3

  /// The cells that a shape takes of an offer: all of them, or one where nothing is offered.
  func shapeSize(_ proposal: ProposedViewSize) -> Size {
    let most = CGFloat(1_000)
    let offered = CGSize(
      width: min(proposal.width ?? Cells.width, most * Cells.width),
      height: min(proposal.height ?? Cells.height, most * Cells.height))
    return Cells.size(offered)
  }
}

extension Element {
  /// The axis of the line that a shape of a size looks like, if it has a frame that is so thin.
  fileprivate func thinAxis(in size: Size) -> Axis? {
    for case .frame(let width, let height, _) in style.layout.steps {
      if let height, height < Cells.height / 2, size.height == 1 { return .horizontal }
      if let width, width < Cells.width / 2, size.width == 1, (height ?? .infinity) > width {
        return .vertical
      }
    }
    return nil
  }
}

extension LayoutBox.ShapeContent {
  /// Takes on the looks that change an outline and its colours.
  fileprivate mutating func finish(_ style: Element.Style, in tone: Tone) {
    gradient = style.gradient
    for index in gradient?.stops.indices ?? 0..<0 {
      let color = gradient?.stops[index].color
      if color != "clear" { gradient?.stops[index].color = tone.change(color) }
    }
    turn = style.amount(.rotation) ?? 0
    scale = (style.amount(.scale) ?? 100) / 100
    let marks: [Element.Appearance.Mark] = [.circle, .ellipse, .capsule, .rectangle]
    clips = marks.filter(style.has).map(\.rawValue)
    if let radius = style.amount(.corner), radius > 0 { clips.append("rounded \(Int(radius))") }
  }
}
