/// How the inside of an outline is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether what an even number of lines surrounds is outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
