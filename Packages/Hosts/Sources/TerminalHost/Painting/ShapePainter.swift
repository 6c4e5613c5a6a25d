import CoreViews
import Foundation

/// Draws outlines in cells: areas by parts of blocks, lines by box characters or braille dots.
struct ShapePainter {
  let theme: Theme

  func paint(
    _ shape: LayoutBox.ShapeContent, in frame: Rect, into buffer: inout CellBuffer
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    let style = CellStyle(foreground: theme.depth == .none ? nil : shape.color)
    if let axis = shape.thinAxis { return paintThin(axis, style, in: frame, into: &buffer) }
    if shape.isPlain {
      if shape.isLine, paintBorder(shape, style, in: frame, into: &buffer) { return }
      if !shape.isLine, shape.outline == "rectangle" { return fill(frame, style, into: &buffer) }
    }
    if shape.isLine { return paintLine(shape, in: frame, into: &buffer) }
    let size = Size(width: frame.width, height: frame.height)
    let raster = OutlineRaster(
      shape.outline, cells: size, dotsHigh: 2, turn: shape.turn, scale: shape.scale)
    var dots = raster.area
    for clip in shape.clips {
      let within = OutlineRaster(clip, cells: size, dotsHigh: 2).area
      for index in dots.indices where !within[index] { dots[index] = false }
    }
    forEachCell(of: frame, in: buffer) { x, y in
      let corner = 2 * y * raster.columns + 2 * x
      let below = corner + raster.columns
      var bits = dots[corner] ? 1 : 0
      if dots[corner + 1] { bits += 2 }
      if dots[below] { bits += 4 }
      if dots[below + 1] { bits += 8 }
      guard bits > 0, let style = self.style(of: shape, x, y, in: frame) else { return }
      let cell = Rect(x: frame.x + x, y: frame.y + y, width: 1, height: 1)
      if bits == 15 {
        fill(cell, style, into: &buffer)
      } else if theme.depth != .basic || style.foreground?.isVeil != true {
        // Of sixteen colours none is so faint, and the area is left out as well.
        var part = style
        if part.foreground != nil { part.attributes.insert(.solid) }
        buffer.write(Self.quadrants[bits], at: cell.origin, style: part)
      }
    }
  }

  /// The style of a cell of a shape; nil where its gradient is clear.
  private func style(
    of shape: LayoutBox.ShapeContent, _ x: Int, _ y: Int, in frame: Rect
  ) -> CellStyle? {
    guard theme.depth != .none, let gradient = shape.gradient else {
      return CellStyle(foreground: theme.depth == .none ? nil : shape.color)
    }
    let cell = Cells.points(Rect(x: x, y: y, width: 1, height: 1))
    let size = Cells.points(Size(width: frame.width, height: frame.height))
    // The gradient turns with the shape.
    let (dx, dy) = (cell.midX - size.width / 2, cell.midY - size.height / 2)
    let angle = -shape.turn * .pi / 180
    let scale = shape.scale == 0 ? 1 : shape.scale
    let point = CGPoint(
      x: size.width / 2 + (dx * cos(angle) - dy * sin(angle)) / scale,
      y: size.height / 2 + (dx * sin(angle) + dy * cos(angle)) / scale)
    let (before, after, share) = gradient.colors(at: gradient.place(of: point, in: size))
    let from = Palette.named(before.color)
    let to = Palette.named(after.color)
    guard let known = from ?? to else {
      return before.color == "clear" || after.color == "clear" ? nil : CellStyle()
    }
    // What is clear is the colour beside it, fading out.
    let other = [before.color, after.color].contains("clear") ? known.withOpacity(0) : known
    return CellStyle(foreground: Palette.between(from ?? other, to ?? other, share: share))
  }

  /// The parts of a cell by their bits: upper left 1, upper right 2, lower left 4, lower right 8.
  private static let quadrants = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".map(String.init)

  /// A background that what is drawn in front of it keeps, as far as the terminal has colours.
  private func fill(_ area: Rect, _ style: CellStyle, into buffer: inout CellBuffer) {
    if let color = style.foreground {
      return buffer.fill(area, style: CellStyle(background: color))
    }
    let line = String(repeating: "█", count: area.width)
    for y in area.y..<area.maxY { buffer.write(line, at: Point(x: area.x, y: y), style: style) }
  }

  /// Draws the line of a rectangle by box characters; returns whether that is what it is.
  private func paintBorder(
    _ shape: LayoutBox.ShapeContent, _ style: CellStyle, in frame: Rect,
    into buffer: inout CellBuffer
  ) -> Bool {
    let isRound = shape.outline.hasPrefix("rounded") || shape.outline == "capsule"
    guard isRound || shape.outline == "rectangle", frame.width > 1 else { return false }
    if frame.height == 1 {
      let end = Point(x: frame.maxX - 1, y: frame.y)
      buffer.write(isRound ? "(" : "[", at: frame.origin, style: style)
      buffer.write(isRound ? ")" : "]", at: end, style: style)
    } else {
      let border = Border(style: style, titleStyle: style, isSquare: !isRound)
      border.paint(in: frame, into: &buffer)
    }
    return true
  }

  private func paintThin(
    _ axis: Axis, _ style: CellStyle, in frame: Rect, into buffer: inout CellBuffer
  ) {
    guard axis == .vertical else {
      let line = String(repeating: "─", count: frame.width)
      return buffer.write(line, at: frame.origin, style: style)
    }
    for y in frame.y..<frame.maxY {
      buffer.write("│", at: Point(x: frame.x, y: y), style: style)
    }
  }

  private func paintLine(
    _ shape: LayoutBox.ShapeContent, in frame: Rect, into buffer: inout CellBuffer
  ) {
    let size = Size(width: frame.width, height: frame.height)
    let raster = OutlineRaster(
      shape.outline, cells: size, dotsHigh: 4, turn: shape.turn, scale: shape.scale)
    let dots = raster.line
    forEachCell(of: frame, in: buffer) { x, y in
      var bits: UInt32 = 0
      for (index, bit) in Self.brailleBits.enumerated() {
        let row = 4 * y + index / 2
        let column = 2 * x + index % 2
        if dots[row * raster.columns + column] { bits |= bit }
      }
      let place = Point(x: frame.x + x, y: frame.y + y)
      let below = buffer[place.x, place.y].character
      // Letters can be read beside a line that crosses them.
      guard bits > 0, !below.isLetter, !below.isNumber,
        let scalar = Unicode.Scalar(0x2800 + bits),
        let style = style(of: shape, x, y, in: frame)
      else { return }
      buffer.write(String(Character(scalar)), at: place, style: style)
    }
  }

  /// The bits of a braille character, row by row.
  private static let brailleBits: [UInt32] = [1, 8, 2, 16, 4, 32, 64, 128]

  /// Visits the cells of a frame that are in sight, by their place in it.
  private func forEachCell(
    of frame: Rect, in buffer: CellBuffer, _ visit: (_ x: Int, _ y: Int) -> Void
  ) {
    let seen = frame.intersection(buffer.clip)
    for y in seen.y..<seen.maxY {
      for x in seen.x..<seen.maxX { visit(x - frame.x, y - frame.y) }
    }
  }
}

extension LayoutBox.ShapeContent {
  /// Whether it has one colour and stands as it is.
  fileprivate var isPlain: Bool {
    gradient == nil && clips.isEmpty && turn == 0 && scale == 1
  }
}
