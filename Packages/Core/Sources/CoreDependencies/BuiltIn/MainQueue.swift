public import Dispatch
public import Foundation

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
