internal import Foundation

/// A line of alignment that a view sets; the same bits are the same line.
///
/// A closure that is made anew with other captures counts as another, although it may do the same.
public struct LayoutGuide: Hashable, Sendable {
  private struct Rule: Sendable {
    let compute: @Sendable (ViewDimensions) -> CGFloat
  }

  let key: AlignmentKey
  private let rule: Rule

  init(_ key: AlignmentKey, _ compute: @escaping @Sendable (ViewDimensions) -> CGFloat) {
    self.key = key
    rule = Rule(compute: compute)
  }

  var compute: @Sendable (ViewDimensions) -> CGFloat { rule.compute }

  /// Whether both set the same line by the same closure.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.key == rhs.key && haveSameBits(lhs.rule, rhs.rule)
  }

  /// Hashes the line.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
