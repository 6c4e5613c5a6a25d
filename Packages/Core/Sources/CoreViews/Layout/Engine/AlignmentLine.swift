internal import Foundation

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
