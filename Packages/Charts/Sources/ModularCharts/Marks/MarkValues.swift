public import CoreViews
public import Foundation

/// How wide or high a mark is.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }

  let kind: Kind

  /// What the chart takes.
  public static let automatic = MarkDimension(kind: .automatic)
  /// A length in points.
  public static func fixed(_ length: CGFloat) -> Self { Self(kind: .fixed(length)) }
  /// A part of the room, from 0 to 1.
  public static func ratio(_ ratio: CGFloat) -> Self { Self(kind: .ratio(ratio)) }
  /// The room less a length in points on each side.
  public static func inset(_ inset: CGFloat) -> Self { Self(kind: .inset(inset)) }

  init(kind: Kind) { self.kind = kind }
  /// Makes a length in points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }
  /// Makes a length in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  /// The length within a room.
  func length(in room: CGFloat, automatic part: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: room * part
    case .fixed(let length): length
    case .ratio(let ratio): room * ratio
    case .inset(let inset): max(0, room - 2 * inset)
    }
  }
}

/// How marks at one value stand on each other.
public enum MarkStackingMethod: Hashable, Sendable {
  /// One on the other, from zero.
  case standard
  /// One on the other, as parts of a whole.
  case normalized
  /// One on the other, around the middle.
  case center
  /// Each from zero.
  case unstacked
}

/// How a line goes from point to point.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case catmullRom(CGFloat), cardinal(CGFloat)
  }

  let kind: Kind

  /// Straight.
  public static let linear = Self(kind: .linear)
  /// Curved, and nowhere beyond the points.
  public static let monotone = Self(kind: .monotone)
  /// A smooth curve.
  public static let catmullRom = catmullRom(alpha: 0.5)
  /// A smooth curve.
  public static let cardinal = cardinal(tension: 0)
  /// Up or down at each point's beginning, in the middle, or at its end.
  public static let (stepStart, stepCenter, stepEnd) = (
    Self(kind: .stepStart), Self(kind: .stepCenter), Self(kind: .stepEnd)
  )

  /// A smooth curve, with more room for far points the nearer alpha is to 1.
  public static func catmullRom(alpha: CGFloat) -> Self { Self(kind: .catmullRom(alpha)) }
  /// A smooth curve, the straighter the nearer the tension is to 1.
  public static func cardinal(tension: CGFloat) -> Self { Self(kind: .cardinal(tension)) }
}

/// Where a view stands beside its mark.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let kind: Kind

  /// Where there is room: above.
  public static let automatic = Self(kind: .automatic)
  /// Over the mark.
  public static let overlay = Self(kind: .overlay)
  /// Above it, or below.
  public static let (top, bottom) = (Self(kind: .top), Self(kind: .bottom))
  /// Before it, or after.
  public static let (leading, trailing) = (Self(kind: .leading), Self(kind: .trailing))
  /// Above it and before, or after.
  public static let (topLeading, topTrailing) = (
    Self(kind: .topLeading), Self(kind: .topTrailing)
  )
  /// Below it and before, or after.
  public static let (bottomLeading, bottomTrailing) = (
    Self(kind: .bottomLeading), Self(kind: .bottomTrailing)
  )

  /// On which side it stands: -1 before, 0 in the middle, 1 after.
  var side: (x: CGFloat, y: CGFloat) {
    switch kind {
    case .automatic, .top: (0, -1)
    case .overlay: (0, 0)
    case .bottom: (0, 1)
    case .leading: (-1, 0)
    case .trailing: (1, 0)
    case .topLeading: (-1, -1)
    case .topTrailing: (1, -1)
    case .bottomLeading: (-1, 1)
    case .bottomTrailing: (1, 1)
    }
  }
}

/// What a view beside a mark is told of it.
public struct AnnotationContext {
  /// How large the mark is, in points.
  public let targetSize: CGSize
}

/// What becomes of a view beside a mark that does not fit the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What is done along one axis.
  public struct Strategy: Hashable, Sendable {
    private let name: String

    /// What the chart does.
    public static let automatic = Strategy(name: "automatic")
    /// Moved into the chart.
    public static var fit: Strategy { fit(to: .automatic) }
    /// Moved into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: "fit") }
    /// The chart makes room.
    public static let padScale = Strategy(name: "padScale")
    /// Left where it is.
    public static let disabled = Strategy(name: "disabled")

    var movesIn: Bool { name != "disabled" }
  }

  /// What a view is moved into.
  public enum Boundary: Hashable, Sendable {
    /// The chart, its part with marks, or what the chart takes.
    case chart, plot, automatic
  }

  let x: Strategy
  let y: Strategy

  /// Says what is done along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
  /// Says that the chart decides.
  public static let automatic = Self()
}
