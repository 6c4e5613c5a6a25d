public import Foundation

/// The position of views in both directions.
public struct Alignment: Hashable, Sendable {
  /// The line from top to bottom.
  public var horizontal: HorizontalAlignment
  /// The line from left to right.
  public var vertical: VerticalAlignment

  /// Combines an alignment for each direction.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Centred in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading side, centred from top to bottom.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing side, centred from top to bottom.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top, centred from left to right.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom, centred from left to right.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top of the leading side.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top of the trailing side.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom of the leading side.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom of the trailing side.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The baseline of the first line of text, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The baseline of the last line of text, at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The baseline of the first line of text, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The baseline of the last line of text, in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The baseline of the first line of text, at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The baseline of the last line of text, at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A line from top to bottom on which views line up.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Makes an alignment of your own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The side at which lines of text begin.
  public static let leading = HorizontalAlignment(AlignmentLine.Start.self)
  /// The middle of the width.
  public static let center = HorizontalAlignment(AlignmentLine.HorizontalMiddle.self)
  /// The side at which lines of text end.
  public static let trailing = HorizontalAlignment(AlignmentLine.Trailing.self)
}

/// A line from left to right on which views line up.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Makes an alignment of your own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The upper side.
  public static let top = VerticalAlignment(AlignmentLine.Start.self)
  /// The middle of the height.
  public static let center = VerticalAlignment(AlignmentLine.VerticalMiddle.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(AlignmentLine.Bottom.self)
  /// The line on which the first line of text stands.
  public static let firstTextBaseline = VerticalAlignment(AlignmentLine.FirstBaseline.self)
  /// The line on which the last line of text stands.
  public static let lastTextBaseline = VerticalAlignment(AlignmentLine.LastBaseline.self)
}

/// A line of a view by which others can be aligned with it.
///
/// ```
/// private enum Stem: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
/// }
/// extension HorizontalAlignment {
///   static let stem = HorizontalAlignment(Stem.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Returns where the line is in a view that says nothing else, in points from its top leading
  /// corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A line of views, across one of the axes.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  /// The axis along which the line has a place.
  let axis: Axis

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  var isBaseline: Bool {
    id == AlignmentLine.FirstBaseline.self || id == AlignmentLine.LastBaseline.self
  }

  /// A line at a part of the length: 0 for the start, 1 for the end; nil for any other.
  var fraction: CGFloat? { (id as? any AlignmentLine.Fraction.Type)?.fraction }
}

/// The lines that every view has.
enum AlignmentLine {
  /// A line at a part of the length of a view.
  protocol Fraction: AlignmentID {
    static var fraction: CGFloat { get }
  }

  enum Start: Fraction {
    static var fraction: CGFloat { 0 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum HorizontalMiddle: Fraction {
    static var fraction: CGFloat { 0.5 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  enum VerticalMiddle: Fraction {
    static var fraction: CGFloat { 0.5 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  enum Trailing: Fraction {
    static var fraction: CGFloat { 1 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  enum Bottom: Fraction {
    static var fraction: CGFloat { 1 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
