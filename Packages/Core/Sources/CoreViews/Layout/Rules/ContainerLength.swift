public import Foundation

/// How long a view is along an axis, by the length of the page.
public struct ContainerLength: Hashable, Sendable {
  private enum Rule: Hashable, Sendable {
    case whole
    case parts(count: Int, span: Int, spacing: CGFloat)
    case custom(Custom)
  }

  /// A closure; the same bits are the same closure.
  private struct Custom: Hashable, Sendable {
    let length: @Sendable (CGFloat, Axis) -> CGFloat

    static func == (lhs: Self, rhs: Self) -> Bool { haveSameBits(lhs, rhs) }
    func hash(into hasher: inout Hasher) {}
  }

  private let rule: Rule

  /// About how much it is of the whole, from 0 to 1; 1 where a closure says so.
  public var fraction: Double {
    switch rule {
    case .parts(let count, let span, _): Double(span) / Double(max(1, count))
    case .whole, .custom: 1
    }
  }

  /// As long as the page.
  static let whole = ContainerLength(rule: .whole)

  /// As long as some of as many equal parts, with room between them, in points.
  static func parts(_ count: Int, span: Int, spacing: CGFloat) -> ContainerLength {
    ContainerLength(rule: .parts(count: max(1, count), span: span, spacing: spacing))
  }

  /// As long as a closure says.
  static func custom(
    _ length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
  ) -> ContainerLength {
    ContainerLength(rule: .custom(Custom(length: length)))
  }

  /// Returns the length, in points, for that of a page.
  public func length(of page: CGFloat, _ axis: Axis) -> CGFloat {
    switch rule {
    case .whole: page
    case .parts(let count, let span, let spacing):
      (page - spacing * CGFloat(count - 1)) / CGFloat(count) * CGFloat(span)
        + spacing * CGFloat(span - 1)
    case .custom(let custom): custom.length(page, axis)
    }
  }
}
