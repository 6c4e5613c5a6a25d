@_spi(Combine) public import CoreArchitecture
public import CoreDependencies
public import Dispatch
public import OpenCombine
public import OpenCombineDispatch

extension Effect {
  /// Sends the values of a publisher as actions, until it ends.
  ///
  /// ```swift
  /// return .publisher { tides.levels.map(Action.tideChanged) }
  /// ```
  /// The store hears the publisher from the moment in which it starts the effect. Values from any
  /// thread become actions on the store's actor, in order. Cancelling the effect cancels the
  /// subscription.
  public static func publisher<P: Publisher>(_ createPublisher: () -> P) -> Self
  where P.Output == Action, P.Failure == Never {
    let publisher = createPublisher()
    return .subscription { receive, end in
      let subscription = publisher.sink(
        receiveCompletion: { _ in end() }, receiveValue: { receive($0) })
      // The effect cancels it once, on one thread, and lets it go.
      let transfer = UncheckedSendable(subscription)
      return { transfer.value.cancel() }
    }
  }

  /// Sends the values of a publisher as actions, as code of the time before 1.0 says it.
  ///
  /// Today: `.publisher { … }`.
  public init<P: Publisher>(_ publisher: P) where P.Output == Action, P.Failure == Never {
    self = .publisher { publisher }
  }
}

extension Effect {
  /// Starts an effect once a time has passed in which no other was debounced with the same id.
  @_disfavoredOverload
  public func debounce<ID: Hashable & Sendable>(
    id: ID, for dueTime: DispatchQueue.SchedulerTimeType.Stride, scheduler: AnyScheduler
  ) -> Self {
    debounce(id: id, for: dueTime.duration, clock: scheduler)
  }

  /// Passes on at most one action per interval, of all effects that share an id.
  @_disfavoredOverload
  public func throttle<ID: Hashable & Sendable>(
    id: ID, for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: AnyScheduler,
    latest: Bool
  ) -> Self {
    throttle(id: id, for: interval.duration, clock: scheduler, latest: latest)
  }
}
