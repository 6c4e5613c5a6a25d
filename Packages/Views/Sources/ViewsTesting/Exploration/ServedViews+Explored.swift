@_spi(Views) internal import CoreArchitecture
internal import CoreDependencies
@_spi(Views) public import CoreTesting
public import CoreViews

extension ServedViews {
  /// Explores the views from what a person sees first, with the `previewValue` of each dependency,
  /// for some time, or rounds: all that the screen offers, in every order with what effects bring.
  ///
  /// Nil where sessions are not made of a store that is theirs alone.
  @_spi(Hosts) public func explored(
    for time: Duration, rounds: Int = .max, seed: UInt64 = 0,
    checks: ExplorationChecks = .standard
  ) async -> ExplorationReport? {
    guard let parts = parts as? any SessionParts else { return nil }
    return await explored(parts, for: time, rounds, seed, checks)
  }

  /// Each round takes one step more than the last, first all orders of them as far as these are not
  /// too many, then some at random.
  private func explored<Parts: SessionParts>(
    _ parts: Parts, for time: Duration, _ rounds: Int, _ seed: UInt64,
    _ checks: ExplorationChecks
  ) async -> ExplorationReport {
    let feature = ExploredFeature(
      ofStore: parts.store, world: EmptyWorld(),
      withDependencies: { values, _ in values.context = .preview },
      screen: { ExploredViews(of: parts.view($0), at: $1) })
    let end = ContinuousClock.now + time
    var (all, steps) = (ExplorationReport.empty, 0)
    repeat {
      steps += 1
      let limits = ExplorationLimits(
        orders: 300 * steps, events: 10 + 4 * steps, seed: seed &+ UInt64(steps),
        time: end - .now)
      let round = await feature.explored(within: limits, checks) { [steps] in
        [.offered(most: steps)]
      }
      all.add(round)
    } while all.failure == nil && steps < rounds && .now < end
    return all
  }
}
