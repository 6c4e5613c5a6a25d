import ComposableArchitecture
import Testing

/// How what 1.0 wrote with `ReducerProtocol`, `EffectTask` and `TaskResult` is written here.
///
/// ```swift
/// struct Feature: ReducerProtocol {
///   func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
///     …
///     return .task { await .response(TaskResult { try await fact(7) }) }
///   }
/// }
/// ```
///
/// The protocol is `Reducer`, an effect is an `Effect` and is made with `run`; `TaskResult` still
/// makes an action equatable. The `@Reducer` macro is not needed for it, only for case key paths.
@MainActor @Suite struct ReducerProtocolEraTests {
  @Test func aReducerWithoutTheMacroAnswersWithATaskResult() async {
    let store = TestStore(initialState: Fact.State()) { Fact() }
    await store.send(.factTapped)
    await store.receive(.response(.success("7 is prime."))) { $0.fact = "7 is prime." }
  }
}

private struct Fact: Reducer {
  struct State: Equatable {
    var fact = ""
  }

  enum Action: Equatable {
    case factTapped
    case response(TaskResult<String>)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .factTapped:
      return .run { send in
        await send(.response(TaskResult { "7 is prime." }))
      }
    case .response(.success(let fact)):
      state.fact = fact
      return .none
    case .response(.failure):
      state.fact = "Could not load a number fact"
      return .none
    }
  }
}
