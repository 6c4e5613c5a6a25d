public import Foundation

/// The size that a parent offers to a view, in points; nil along an axis asks for the ideal length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width on offer; 0 asks for the least, infinity for the most.
  public var width: CGFloat?
  /// The height on offer; 0 asks for the least, infinity for the most.
  public var height: CGFloat?
  /// Whether a row has too little room, so that frames within are asked for no more than their
  /// views need.
  var isTight = false

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Offers a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns a size with other lengths where none is offered.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Offers other lengths, as tight as this one.
  func with(width: CGFloat?, height: CGFloat?) -> ProposedViewSize {
    var copy = self
    (copy.width, copy.height) = (width, height)
    return copy
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
