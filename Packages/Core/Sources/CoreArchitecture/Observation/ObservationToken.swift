@_spi(Locked) internal import CoreDependencies
internal import Observation
internal import Synchronization

/// One registered observation, which fires at the first change of a property that was read.
///
/// One that lasts fires at each change until it is cancelled.
@_spi(Views) public final class ObservationToken: Sendable {
  private let isWaiting = Atomic<Bool>(true)
  private let target: any ObservationTarget
  private let number: UInt64
  private let sentinel: ObservationSentinel?
  /// Whether it fires at each change.
  @_spi(Views) public let isLasting: Bool

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
    // The standard library would hold this for what the sentinel, which this holds, has been read
    // by.
    if !byStandard, !isLasting { sentinel?.change() }
    if byStandard { target.readsWillChange(number) } else { target.readsChanged(number) }
  }

  /// Ends the observation without telling the target; returns whether it was still waiting.
  @discardableResult
  @_spi(Views) public func cancel() -> Bool {
    guard end() else { return false }
    sentinel?.change()
    target.observationWasCancelled()
    return true
  }

  private func end() -> Bool { isWaiting.exchange(false, ordering: .acquiringAndReleasing) }
}

/// What is told that something has changed that was read.
@_spi(Views) public protocol ObservationTarget: AnyObject, Sendable {
  /// Called once for an observation, with its number, on the thread that makes the change.
  func readsChanged(_ number: UInt64)
  /// The same for a change that is about to be made, on a thread that may be any.
  func readsWillChange(_ number: UInt64)
  /// Called when the observation is cancelled before it has fired.
  func observationWasCancelled()
}

extension ObservationTarget {
  /// Takes it for a change that was made.
  @_spi(Views) public func readsWillChange(_ number: UInt64) { readsChanged(number) }
  /// Does nothing.
  @_spi(Views) public func observationWasCancelled() {}
}

/// A closure to call at a change; it is let go of when the observation ends.
final class ObservationClosure: ObservationTarget {
  private let onChange: Locked<(@Sendable () -> Void)?>

  init(_ onChange: @escaping @Sendable () -> Void) { self.onChange = Locked(onChange) }

  func readsChanged(_ number: UInt64) { onChange.withLock { $0.take() }?() }
  func observationWasCancelled() { onChange.withLock { $0 = nil } }
}

/// Ends an observation under the standard library's tracking, which cannot be cancelled.
///
/// One that is no longer needed would stay registered with everything it has read. So it also reads
/// a sentinel of its own, whose change ends it.
final class ObservationSentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
