/// A layout of an app; the same bits are the same layout.
public struct CustomLayout: Hashable, Sendable {
  let layout: any Layout
  private let isSame: @Sendable (any Layout) -> Bool

  init<Own: Layout>(_ layout: Own) {
    self.layout = layout
    isSame = { other in (other as? Own).map { haveSameBits(layout, $0) } ?? false }
  }

  /// Whether both have the same bits.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.isSame(rhs.layout) }

  /// Hashes nothing: layouts are seldom compared.
  public func hash(into hasher: inout Hasher) {}
}
