internal import Synchronization

/// Whether the process has overridden any dependency; decides how much a read has to look at.
///
/// An app that never overrides a dependency never looks for overrides.
@usableFromInline
enum DependencyActivity {
  private static let unknown: UInt8 = 0
  private static let quiet: UInt8 = 1
  private static let busy: UInt8 = 2

  /// Moves from `unknown` to `quiet` or `busy` and from `quiet` to `busy`, never back.
  private static let state = Atomic<UInt8>(0)

  /// Whether this is no test and no override has ever been made, so that all values are defaults.
  @usableFromInline
  static var isQuiet: Bool {
    switch state.load(ordering: .relaxed) {
    case quiet: true
    case busy: false
    default: decide()
    }
  }

  /// Whether reading a dependency can end in a report that should name the reader.
  @usableFromInline
  static var mayReport: Bool { isTesting }

  /// Called before the first override becomes visible.
  ///
  /// Code that can see the override is synchronized with the code that made it, so relaxed ordering
  /// is enough.
  static func noteOverride() {
    if state.load(ordering: .relaxed) != busy { state.store(busy, ordering: .relaxed) }
  }

  @inline(never)
  private static func decide() -> Bool {
    let decided = isTesting ? busy : quiet
    let (exchanged, original) = state.compareExchange(
      expected: unknown, desired: decided, ordering: .relaxed)
    return (exchanged ? decided : original) == quiet
  }
}
