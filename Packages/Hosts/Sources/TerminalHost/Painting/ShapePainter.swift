import CoreViews

/// Draws outlines in cells: areas by parts of blocks, lines by box characters or braille dots.
struct ShapePainter {
  let theme: Theme

  func paint(
    _ shape: LayoutBox.ShapeContent, in frame: Rect, into buffer: inout CellBuffer
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    let style = CellStyle(foreground: theme.depth == .none ? nil : shape.color)
    if shape.isThin {
      let line = String(repeating: "─", count: frame.width)
      return buffer.write(line, at: frame.origin, style: style)
    }
    if shape.isLine { return paintLine(shape, style, in: frame, into: &buffer) }
    if shape.outline == "rectangle" { return fill(frame, style, into: &buffer) }
    let size = Size(width: frame.width, height: frame.height)
    let raster = OutlineRaster(shape.outline, cells: size, dotsHigh: 2)
    let dots = raster.area
    forEachCell(of: frame, in: buffer) { x, y in
      let corner = 2 * y * raster.columns + 2 * x
      let below = corner + raster.columns
      var bits = dots[corner] ? 1 : 0
      if dots[corner + 1] { bits += 2 }
      if dots[below] { bits += 4 }
      if dots[below + 1] { bits += 8 }
      let cell = Rect(x: frame.x + x, y: frame.y + y, width: 1, height: 1)
      if bits == 15 {
        fill(cell, style, into: &buffer)
      } else if bits > 0 {
        buffer.write(Self.quadrants[bits], at: cell.origin, style: style)
      }
    }
  }

  /// The parts of a cell by their bits: upper left 1, upper right 2, lower left 4, lower right 8.
  private static let quadrants = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".map(String.init)

  /// A ground that what is drawn in front of it keeps, as far as the terminal has colours.
  private func fill(_ area: Rect, _ style: CellStyle, into buffer: inout CellBuffer) {
    if let color = style.foreground {
      return buffer.fill(area, style: CellStyle(background: color))
    }
    let line = String(repeating: "█", count: area.width)
    for y in area.y..<area.maxY { buffer.write(line, at: Point(x: area.x, y: y), style: style) }
  }

  private func paintLine(
    _ shape: LayoutBox.ShapeContent, _ style: CellStyle, in frame: Rect,
    into buffer: inout CellBuffer
  ) {
    let isRound = shape.outline.hasPrefix("rounded") || shape.outline == "capsule"
    if isRound || shape.outline == "rectangle", frame.width > 1 {
      if frame.height == 1 {
        let end = Point(x: frame.maxX - 1, y: frame.y)
        buffer.write(isRound ? "(" : "[", at: frame.origin, style: style)
        return buffer.write(isRound ? ")" : "]", at: end, style: style)
      }
      let border = Border(style: style, titleStyle: style, isSquare: !isRound)
      return border.paint(in: frame, into: &buffer)
    }
    let size = Size(width: frame.width, height: frame.height)
    let raster = OutlineRaster(shape.outline, cells: size, dotsHigh: 4)
    let dots = raster.line
    forEachCell(of: frame, in: buffer) { x, y in
      var bits: UInt32 = 0
      for (index, bit) in Self.brailleBits.enumerated() {
        let row = 4 * y + index / 2
        let column = 2 * x + index % 2
        if dots[row * raster.columns + column] { bits |= bit }
      }
      guard bits > 0, let scalar = Unicode.Scalar(0x2800 + bits) else { return }
      let place = Point(x: frame.x + x, y: frame.y + y)
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
