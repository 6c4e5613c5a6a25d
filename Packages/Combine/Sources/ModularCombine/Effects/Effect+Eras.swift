public import CoreArchitecture
import CoreDependencies
public import OpenCombine

extension Effect {
  /// Sends one action.
  ///
  /// Today: `.send(action)`.
  public init(value: Action) { self = .send(value) }

  /// Returns the effect itself: effects were publishers once.
  public func eraseToEffect() -> Self { self }

  /// Returns an effect that sends what a closure makes of each action as a result.
  ///
  /// Today: `.map`.
  public func catchToEffect<T>(
    _ transform: @escaping @Sendable (Result<Action, Never>) -> T
  ) -> Effect<T> {
    map { transform(.success($0)) }
  }

  /// Runs work that sends nothing.
  ///
  /// Today: `.run { _ in … }`.
  public static func fireAndForget(_ work: @escaping @Sendable () async throws -> Void) -> Self {
    .run { _ in try await work() }
  }

  /// Waits for a value that work hands to a closure, from any thread.
  ///
  /// Today: `.run`.
  public static func future(
    _ work: @escaping (_ finish: @escaping @Sendable (Result<Action, Never>) -> Void) -> Void
  ) -> Self {
    .publisher { Deferred { Future { finish in work(sendable(finish)) } } }
  }

  /// Sends the actions of an effect where a scheduler runs work: when a test moves its time on.
  ///
  /// The store takes them on its own actor in any case.
  public func receive<S: Scheduler>(on scheduler: S) -> Self {
    .publisher { _Actions(effect: self).receive(on: scheduler) }
  }
}

/// The actions of an effect that runs without a store.
private struct _Actions<Output>: Publisher {
  typealias Failure = Never
  let effect: Effect<Output>

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: outlet)
    // The outlet takes values from any thread, and this task alone sends some.
    let (actions, send) = (effect.actions, UncheckedSendable(outlet.send))
    let finish = UncheckedSendable(outlet.finish)
    let task = Task {
      for await action in actions { send.value(action) }
      finish.value(.finished)
    }
    outlet.keep(AnyCancellable { task.cancel() })
  }
}
