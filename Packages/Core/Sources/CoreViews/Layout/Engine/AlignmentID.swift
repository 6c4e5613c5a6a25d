public import Foundation

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
