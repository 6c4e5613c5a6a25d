public import Foundation

/// The height of a line of text.
public struct LineHeight: Hashable, Sendable {
  let hundredths: Double

  /// The usual height.
  public static let normal = LineHeight(hundredths: 140)
  /// Lines nearer to each other.
  public static let tight = LineHeight(hundredths: 120)
  /// Lines farther from each other.
  public static let loose = LineHeight(hundredths: 170)

  /// Returns a height as a multiple of the size of the font.
  public static func multiple(factor: CGFloat) -> LineHeight {
    LineHeight(hundredths: factor * 100)
  }
  /// Returns a height in points, as they are at the usual size of text.
  public static func exact(points: CGFloat) -> LineHeight {
    LineHeight(hundredths: points / 17 * 100)
  }
}
