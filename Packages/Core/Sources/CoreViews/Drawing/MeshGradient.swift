/// A gradient over a grid of points; hosts draw the colour in its middle.
public struct MeshGradient: Hashable, Sendable, ShapeStyle, View {
  private let colors: [Color]

  /// Makes a gradient of a colour for each point, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.colors = colors
  }

  /// The colour in the middle.
  public var _color: Color { colors.isEmpty ? .clear : colors[colors.count / 2] }
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}
