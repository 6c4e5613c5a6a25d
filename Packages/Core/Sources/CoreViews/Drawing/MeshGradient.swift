/// A gradient over a grid of points; hosts draw the colours from one corner to the other.
public struct MeshGradient: Hashable, Sendable, GradientStyle {
  private let colors: [Color]
  private let width: Int

  /// Makes a gradient of a colour for each point, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.colors = colors
    self.width = max(1, width)
  }

  /// The colour in the middle.
  public var _color: Color { colors.isEmpty ? .clear : colors[colors.count / 2] }
  /// The colours of the points between the first and the last corner.
  public var _gradient: ShapeGradient? {
    let rows = max(1, colors.count / width)
    let steps = max(rows, width) - 1
    guard steps > 0 else { return nil }
    let between = (0...steps).map { step in
      colors[step * (rows - 1) / steps * width + step * (width - 1) / steps]
    }
    return ShapeGradient(
      Gradient(colors: between), along: .linear(from: .topLeading, to: .bottomTrailing))
  }
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}
