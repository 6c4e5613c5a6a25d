public import Foundation
internal import Synchronization

/// The time as it passes: whoever reads it while reads are tracked is told each second.
@_spi(Views) public final class PassingTime: Sendable {
  /// The one that there is.
  @_spi(Views) public static let shared = PassingTime()

  private let observers = ObserverList()
  private let isTicking = Atomic<Bool>(false)
  private let reads = Atomic<Int>(0)

  private init() {}

  /// The time now.
  @_spi(Views) public var now: Date {
    observers.access(0)
    reads.wrappingAdd(1, ordering: .sequentiallyConsistent)
    if ObservationThread.existing?.accesses != nil { start() }
    return Date()
  }

  private func start() {
    guard !isTicking.exchange(true, ordering: .sequentiallyConsistent) else { return }
    Task.detached(priority: .utility) { [self] in await tick() }
  }

  /// Tells the readers each second, until there are none.
  private func tick() async {
    let clock = ContinuousClock()
    var next = clock.now
    var known = -1
    repeat {
      next += .seconds(1)
      try? await clock.sleep(until: next)
      let count = reads.load(ordering: .sequentiallyConsistent)
      if observers.isObserved { observers.notifyFromAnyThread(0) } else if count == known { break }
      known = count
    } while true
    isTicking.store(false, ordering: .sequentiallyConsistent)
    // Somebody may have read it since, and have found that it ticks.
    if reads.load(ordering: .sequentiallyConsistent) != known { start() }
  }
}
