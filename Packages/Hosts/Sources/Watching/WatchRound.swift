/// The times of one round, from a save to the first frame of the program that was built.
struct WatchRound {
  private typealias Instant = ContinuousClock.Instant

  private var savedAt: Instant?
  private var buildingSince: Instant?
  private var buildTime = Duration.zero

  mutating func saved() {
    if savedAt == nil { savedAt = .now }
  }

  mutating func beginBuild() { buildingSince = .now }

  mutating func endBuild() {
    if let buildingSince { buildTime += .now - buildingSince }
    buildingSince = nil
  }

  /// Ends the round; returns what it took, or nil if nothing was built.
  mutating func shown() -> String? {
    defer { self = WatchRound() }
    guard let savedAt, buildTime > .zero else { return nil }
    let rest = (ContinuousClock.now - savedAt) - buildTime
    return "build \(Self.text(buildTime)), rest \(Self.text(rest))"
  }

  private static func text(_ time: Duration) -> String {
    "\(Int((time / .milliseconds(1)).rounded())) ms"
  }
}
