public import Foundation

/// The room that a view asks for between itself and its neighbours, in points.
public struct ViewSpacing: Hashable, Sendable {
  private var width: CGFloat
  private var height: CGFloat
  /// The sides on which it touches its neighbour.
  private var touching: Edge.Set
  /// What it is of a text, as far as hosts without room for half a line tell.
  var text = TextPart.none

  /// A text below a line stands on the next one, as in a paragraph.
  @_spi(Hosts) public enum TextPart: Hashable, Sendable {
    /// None, a line, or several.
    case none, line, lines

    /// Returns what both are side by side.
    public func joined(with other: TextPart) -> TextPart {
      self == .none || other == .none ? .none : self == other ? self : .lines
    }
  }

  /// Makes the spacing of a view that asks for no room.
  public init() {
    self.init(.zero, touching: .all)
    text = .line
  }

  init(_ size: CGSize, touching: Edge.Set = []) {
    (width, height, self.touching) = (size.width, size.height, touching)
  }

  /// Makes the spacing of what is, or is not, a part of a text.
  @_spi(Hosts) public init(_ size: CGSize, text: TextPart) {
    self.init(size)
    self.text = text
  }

  /// A view that touches its neighbours.
  public static let zero = ViewSpacing()

  /// Returns the room between this view and the next one along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    if touching.contains(end) || next.touching.contains(start) { return 0 }
    if axis == .horizontal { return max(width, next.width) }
    return text == .line && next.text != .none ? 0 : max(height, next.height)
  }

  /// Takes over what another view asks for on some of the sides, where it asks for more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    touching = touching.subtracting(edges).union(touching.intersection(other.touching))
    text = text.joined(with: other.text)
    width = max(width, other.width)
    height = max(height, other.height)
  }

  /// Returns the greater room of two views on some of the sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }
}
