public import Dispatch
public import Foundation

private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static var testValue: any Clock<Duration> {
    UnimplementedClock(ContinuousClock(), name: #"@Dependency(\.continuousClock)"#)
  }
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static var testValue: any Clock<Duration> {
    UnimplementedClock(SuspendingClock(), name: #"@Dependency(\.suspendingClock)"#)
  }
}

extension DependencyValues {
  /// The clock that goes on while the system sleeps.
  ///
  /// A test must override it, with a ``TestClock`` or with `.immediate`.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock that stops while the system sleeps.
  ///
  /// A test must override it, with a ``TestClock`` or with `.immediate`.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static let liveValue = AnySchedulerOf<DispatchQueue>.main
  static var testValue: AnySchedulerOf<DispatchQueue> {
    AnyScheduler(
      UnimplementedClock(
        ContinuousClock(), name: #"@Dependency(\.mainQueue)"#, queue: "DispatchQueue"))
  }
}

private enum MainRunLoopKey: DependencyKey {
  static let liveValue = RunLoop.main.eraseToAnyScheduler()
  static var testValue: AnySchedulerOf<RunLoop> {
    AnyScheduler(
      UnimplementedClock(ContinuousClock(), name: #"@Dependency(\.mainRunLoop)"#, queue: "RunLoop"))
  }
}

extension DependencyValues {
  /// The clock of code that was written for a scheduler: `debounce(id:for:scheduler:)` takes it.
  ///
  /// A test must override it, with `.immediate` or with `DispatchQueue.test`.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }

  /// The clock of code that was written for a run loop.
  ///
  /// A test must override it, with `.immediate` or with `RunLoop.test`.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }
}
