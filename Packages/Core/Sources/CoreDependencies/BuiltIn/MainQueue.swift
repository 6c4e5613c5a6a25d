public import Dispatch

private enum MainQueueKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static var testValue: any Clock<Duration> {
    UnimplementedClock(ContinuousClock(), name: #"@Dependency(\.mainQueue)"#)
  }
}

private enum MainRunLoopKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static var testValue: any Clock<Duration> {
    UnimplementedClock(ContinuousClock(), name: #"@Dependency(\.mainRunLoop)"#)
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
  /// A test must override it, with `.immediate` or with `DispatchQueue.test`.
  public var mainRunLoop: any Clock<Duration> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }
}
