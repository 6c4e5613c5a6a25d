internal import Foundation

/// The corners that a shape without a name leaves out of a rectangle.
struct CutCorners: Equatable {
  /// The radii in points: of the top corners from the leading one, and of the lower ones from the
  /// trailing one.
  let radii: [CGFloat]

  private static let kinds: [Element.Appearance.Amount] = [
    .cornerTopLeading, .cornerTopTrailing, .cornerBottomTrailing, .cornerBottomLeading,
  ]
  /// Within a round corner, how much of its radius is left out along the way to the middle: more by
  /// a circle, less by a curve with one control point.
  private static let share = 0.27

  /// Finds the corners; nil for a shape that has a name, or that is no rectangle between them.
  init?(of shape: some Shape) {
    if let uneven = shape as? UnevenRoundedRectangle {
      radii = uneven.radii
      return
    }
    let words = shape._outline.split(separator: " ")
    guard let first = words.first,
      !["circle", "ellipse", "capsule", "rounded", "rectangle"].contains(first)
    else { return nil }
    let side: CGFloat = 200
    let path = shape.path(in: CGRect(x: 0, y: 0, width: side, height: side))
    let middles = [(side / 2, 1), (side - 1, side / 2), (side / 2, side - 1), (1, side / 2)]
    guard middles.allSatisfy({ path.contains(CGPoint(x: $0.0, y: $0.1)) }) else { return nil }
    radii = [(0, 0), (1, 0), (1, 1), (0, 1)].map { x, y in
      let left = stride(from: 0.25, through: 14, by: 0.25).first { way in
        path.contains(
          CGPoint(x: x == 0 ? way : side - way, y: y == 0 ? way : side - way))
      }
      return ((left ?? 14) - 0.125) / Self.share
    }
  }

  /// The looks that leave them out.
  var appearances: [Element.Appearance] {
    zip(Self.kinds, radii).filter { $0.1 > 2 }.map { .amount($0.0, $0.1) }
  }
}

extension Element.Appearance {
  /// The looks that leave out what is outside of a shape.
  static func clips(to shape: some Shape) -> [Self] {
    [.clip(to: shape._outline)] + (CutCorners(of: shape)?.appearances ?? [])
  }
}
