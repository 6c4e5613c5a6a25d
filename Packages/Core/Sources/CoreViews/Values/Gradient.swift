public import Foundation

/// Colours that change into each other along a line.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place of the line, which is from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place.
    public var location: CGFloat

    /// Puts a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, each at its place.
  public var stops: [Stop]

  /// Makes a gradient from colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }
}
