public import Dispatch
public import Foundation

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
