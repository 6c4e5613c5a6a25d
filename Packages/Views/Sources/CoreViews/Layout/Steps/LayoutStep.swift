public import Foundation

/// A modifier that gives a view another frame, place or rank, or draws around it.
///
/// Lengths are in points.
public enum LayoutStep: Hashable, Sendable {
  /// Leaves room on some sides; nil leaves the length to the host.
  case padding(Edge.Set, CGFloat?)
  /// Leaves room on each side.
  case insets(EdgeInsets)
  /// Has a width or height of its own; nil leaves it to the view.
  case frame(width: CGFloat?, height: CGFloat?, alignment: Alignment)
  /// Stays within bounds.
  case bounds(width: LayoutBounds, height: LayoutBounds, alignment: Alignment)
  /// Is as large as the page, or a part of it, along some axes.
  case container(Axis.Set, ContainerLength, alignment: Alignment)
  /// Has its ideal length along some axes.
  case fixedSize(Axis.Set)
  /// Keeps a shape; nil is that of its ideal size.
  case aspectRatio(CGFloat?, ContentMode)
  /// Is drawn beside its place.
  case offset(x: CGFloat, y: CGFloat)
  /// Has its middle, or another place of it, at a point of the room around it.
  case position(x: CGFloat, y: CGFloat, anchor: UnitPoint = .center)
  /// Has a rank when a stack shares out room.
  case priority(Double)
  /// Stands in front of others that have less.
  case zIndex(Double)
  /// Sets a line of alignment.
  case guide(LayoutGuide)
  /// Hands a value to the layout around it.
  case value(LayoutValue)
  /// Asks something of the grid around it.
  case grid(GridPreference)
  /// Is drawn over a colour, by its name.
  case background(String)
  /// Has a line drawn within its sides, in a colour by its name; nil is the host's own.
  case border(String?, width: CGFloat)
  /// Is not drawn outside of its frame.
  case clipped
}

extension LayoutStep {
  /// The same, with the tint in place of the accent's colour.
  func tinted(by tint: String?) -> LayoutStep {
    switch self {
    case .background(let name): .background(Color.name(name, tintedBy: tint) ?? name)
    case .border(let name, let width): .border(Color.name(name, tintedBy: tint), width: width)
    case .padding, .insets, .frame, .bounds, .container, .fixedSize, .aspectRatio, .offset,
      .position, .priority, .zIndex, .guide, .value, .grid, .clipped:
      self
    }
  }
}

/// A value that a view hands to the layout around it.
public struct LayoutValue: Hashable, Sendable {
  let key: ObjectIdentifier
  let value: any Sendable
  private let isSame: @Sendable (any Sendable) -> Bool

  init<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) where Key.Value: Sendable {
    self.key = ObjectIdentifier(key)
    self.value = value
    isSame = { other in
      guard let other = other as? Key.Value else { return false }
      return haveSameBits(value, other)
    }
  }

  /// Whether both have the same key and the same bits.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.key == rhs.key && lhs.isSame(rhs.value)
  }

  /// Hashes the key.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
