internal import Synchronization

/// One registered observation, which fires at the first change of a property that was read.
///
/// One that lasts fires at each change until it is cancelled.
package final class ObservationToken: Sendable {
  private let isWaiting = Atomic<Bool>(true)
  private let target: any ObservationTarget
  private let number: UInt64
  private let sentinel: ObservationSentinel?
  package let isLasting: Bool

  /// Makes an observation that tells a target, with a number of the target's choice.
  init(
    _ target: any ObservationTarget, number: UInt64 = 0, sentinel: ObservationSentinel? = nil,
    isLasting: Bool = false
  ) {
    self.target = target
    self.number = number
    self.sentinel = sentinel
    self.isLasting = isLasting
  }

  /// Whether it has fired or was cancelled, so that lists of observers can drop it.
  var isSpent: Bool { !isWaiting.load(ordering: .acquiring) }

  /// Registers with all that was read, and fires if another thread has changed some of it since.
  func arm(_ accesses: ObservationAccesses) {
    guard !isSpent else { return }
    var isOutdated = false
    for access in accesses.list {
      access.observers.insert(self, for: access.property)
      if access.observers.version != access.version { isOutdated = true }
    }
    if isOutdated { fire() }
  }

  /// Tells the target, unless it was told or the observation was cancelled.
  ///
  /// The standard library tells of a change before it is made.
  func fire(byStandard: Bool = false) {
    guard isLasting ? !isSpent : end() else { return }
    // The standard library would hold this for what the sentinel, which this holds, has been read by.
    if !byStandard, !isLasting { sentinel?.change() }
    if byStandard { target.readsWillChange(number) } else { target.readsChanged(number) }
  }

  /// Ends the observation without telling the target; returns whether it was still waiting.
  @discardableResult
  package func cancel() -> Bool {
    guard end() else { return false }
    sentinel?.change()
    target.observationWasCancelled()
    return true
  }

  private func end() -> Bool { isWaiting.exchange(false, ordering: .acquiringAndReleasing) }
}
