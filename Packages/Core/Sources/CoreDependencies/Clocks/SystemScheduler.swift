public import Dispatch
public import Foundation

/// A scheduler of the system, as older code hands it to effects; these take the system's clock.
public protocol SystemScheduler: Sendable {
  /// Runs work where the scheduler runs it.
  func schedule(_ work: @escaping () -> Void)
}

extension SystemScheduler {
  /// Returns a scheduler that hides the type of this one.
  public func eraseToAnyScheduler() -> AnyScheduler {
    AnyScheduler(start: { schedule($0) })
  }
}

extension DispatchQueue: SystemScheduler {
  /// Runs work on the queue.
  public func schedule(_ work: @escaping () -> Void) {
    let work = UncheckedSendable(work)
    async { work.value() }
  }
}

extension OperationQueue: SystemScheduler {
  /// Runs work on the queue.
  public func schedule(_ work: @escaping () -> Void) {
    let work = UncheckedSendable(work)
    addOperation { work.value() }
  }
}

extension RunLoop {
  /// Runs work in the loop's next pass, and on the main queue for the main loop.
  public func schedule(_ work: @escaping () -> Void) {
    // The main loop serves the main queue; in most programs nothing else than that queue is served.
    guard self !== RunLoop.main else { return DispatchQueue.main.schedule(work) }
    let work = UncheckedSendable(work)
    perform { work.value() }
  }
}
