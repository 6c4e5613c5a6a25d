public import Foundation

/// A font by its purpose, or by its size in points.
///
/// Hosts have fonts of their own; they learn whether this one is bold, slanted or monospaced.
public struct Font: Hashable, Sendable {
  private var size: CGFloat?
  private(set) var isHeavy: Bool
  private(set) var isItalic = false
  private(set) var isMonospaced: Bool

  init(isHeavy: Bool, isMonospaced: Bool = false, size: CGFloat? = nil) {
    self.isHeavy = isHeavy
    self.isMonospaced = isMonospaced
    self.size = size
  }

  /// Returns the font of a purpose, with another design or weight.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(isHeavy: weight?.isHeavy ?? style.isHeavy, isMonospaced: design == .monospaced)
  }

  /// Returns a font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(isHeavy: weight?.isHeavy ?? false, isMonospaced: design == .monospaced, size: size)
  }

  /// Returns a font of a size in points; hosts draw their own in its place.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(isHeavy: false, size: size)
  }

  /// Returns a font of a size in points, relative to a purpose; hosts draw their own in its place.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(isHeavy: style.isHeavy, size: size)
  }

  /// Returns a font of a size in points that never grows; hosts draw their own in its place.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(isHeavy: false, size: fixedSize)
  }

  /// Returns a bold font.
  public func bold() -> Font { weight(.bold) }
  /// Returns a slanted font.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// Returns a font whose characters have one width.
  public func monospaced() -> Font { changed { $0.isMonospaced = true } }
  /// Returns a font whose digits have one width, as those of all hosts have.
  public func monospacedDigit() -> Font { self }
  /// Returns a font with small capitals; hosts draw usual letters.
  public func smallCaps() -> Font { self }
  /// Returns a font with another distance between lines; hosts have one of their own.
  public func leading(_ leading: Leading) -> Font { self }
  /// Returns a bold font if the weight is semibold or heavier, else a regular one.
  public func weight(_ weight: Weight) -> Font { changed { $0.isHeavy = weight.isHeavy } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The usual distance, a smaller and a larger one.
    case standard, tight, loose
  }
}
