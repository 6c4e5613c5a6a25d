/// How much a client may send: so much in a second, and five seconds' worth at once.
struct Allowance {
  private let perSecond: Double
  private var left: Double
  private var last: ContinuousClock.Instant?

  init(perSecond: Int) {
    self.perSecond = Double(perSecond)
    left = Double(perSecond) * 5
  }

  /// Whether one more is allowed at a time.
  mutating func take(at now: ContinuousClock.Instant) -> Bool {
    if let last { left = min(perSecond * 5, left + (now - last) / .seconds(1) * perSecond) }
    last = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
