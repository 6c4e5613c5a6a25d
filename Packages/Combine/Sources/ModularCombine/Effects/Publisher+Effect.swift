public import CoreArchitecture
public import OpenCombine

// What code of the time before 1.0 says of publishers. Effects were publishers then; here a
// publisher that may fail stays one, an `EffectPublisher`, until `catchToEffect` makes an effect of
// it.

extension Publisher where Failure == Never {
  /// Returns an effect that sends the values as actions.
  ///
  /// Today: `.publisher { … }`.
  public func eraseToEffect() -> Effect<Output> { .publisher { self } }

  /// Returns an effect that sends what a closure makes of each value.
  public func eraseToEffect<Action>(
    _ transform: @escaping (Output) -> Action
  ) -> Effect<Action> {
    .publisher { map(transform) }
  }
}

extension Publisher {
  /// Hides the type of a publisher that may fail.
  @_disfavoredOverload
  public func eraseToEffect() -> EffectPublisher<Output, Failure> { EffectPublisher(self) }

  /// Returns an effect that sends each value, and the failure, as a result.
  public func catchToEffect() -> Effect<Result<Output, Failure>> { catchToEffect { $0 } }

  /// Returns an effect that sends what a closure makes of each value, and of the failure.
  ///
  /// Today: `.run` with a `do` and a `catch`.
  public func catchToEffect<Action>(
    _ transform: @escaping (Result<Output, Failure>) -> Action
  ) -> Effect<Action> {
    .publisher {
      map { transform(.success($0)) }.catch { Just(transform(.failure($0))) }
    }
  }

  /// Returns an effect that hears the publisher and sends nothing.
  public func fireAndForget<Action>(outputType: Action.Type = Action.self) -> Effect<Action> {
    .publisher {
      flatMap { _ in Empty<Action, Failure>() }.catch { _ in Empty<Action, Never>() }
    }
  }
}
