internal import CoreToolchain
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

/// The main thread, as older code asks for it.
public struct UIScheduler: SystemScheduler {
  /// The one that there is.
  public static let shared = UIScheduler()

  /// Runs work at once on the main actor, and soon there from elsewhere.
  public func schedule(_ work: @escaping () -> Void) {
    CurrentExecutor.isThat(of: MainActor.shared) ? work() : DispatchQueue.main.schedule(work)
  }
}

extension DispatchQueue {
  /// A clock that a test moves on.
  public static var test: TestSchedulerOf<DispatchQueue> { TestClock() }
  /// A clock whose sleeps end at once.
  public static var immediate: AnySchedulerOf<DispatchQueue> { .immediate }
  /// A scheduler that reports an issue whenever it is used.
  public static var unimplemented: AnySchedulerOf<DispatchQueue> {
    .unimplemented("DispatchQueue")
  }
}

extension Clock where Duration == Swift.Duration {
  /// Returns the clock with its type hidden.
  public func eraseToAnyScheduler() -> AnyScheduler { AnyScheduler(self) }
}

extension RunLoop {
  /// A clock that a test moves on.
  public static var test: TestSchedulerOf<RunLoop> { TestClock() }
  /// A clock whose sleeps end at once.
  public static var immediate: AnySchedulerOf<RunLoop> { .immediate }
  /// A scheduler that reports an issue whenever it is used.
  public static var unimplemented: AnySchedulerOf<RunLoop> {
    AnyScheduler(UnimplementedClock(ImmediateClock(), name: "RunLoop", queue: "RunLoop"))
  }

  /// Returns a scheduler that hides the type of the loop.
  public func eraseToAnyScheduler() -> AnySchedulerOf<RunLoop> {
    // The loop is only asked to perform work, which it may be from any thread.
    let loop = UncheckedSendable(self)
    return AnyScheduler(start: { loop.value.schedule($0) })
  }
}

// Older code gives times to schedulers as numbers of seconds.

extension Clock where Duration == Swift.Duration {
  /// Waits for a number of seconds.
  public func sleep(for seconds: Double) async throws { try await sleep(for: .seconds(seconds)) }

  /// Returns a sequence of points in time so many seconds apart.
  public func timer(interval seconds: Double) -> AsyncTimerSequence<AnyClock<Duration>> {
    timer(interval: .seconds(seconds))
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Moves the time on by a number of seconds.
  public func advance(by seconds: Double) async { await advance(by: .seconds(seconds)) }
}

extension Clock where Self == ContinuousClock {
  /// The system's clock, in the place of the main queue.
  public static var main: Self { ContinuousClock() }
}
