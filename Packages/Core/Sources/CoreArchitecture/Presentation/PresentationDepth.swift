/// Counts the presented features around the running reducer, for `isPresented`.
@usableFromInline
final class PresentationDepth {
  private static let slot = ThreadSlot { PresentationDepth() }

  private var count = 0

  /// Whether the running reducer is that of a presented feature.
  static var isPresented: Bool { slot.existing.map { $0.count > 0 } ?? false }

  @usableFromInline
  static func enter() -> PresentationDepth {
    let depth = slot.current
    depth.count += 1
    return depth
  }

  @usableFromInline
  func leave() {
    count -= 1
  }
}
