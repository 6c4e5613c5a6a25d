import ComposableArchitecture
import Testing

/// A counter that asks the outside for a fact, and can listen until it is stopped.
@Reducer
struct Feature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
    var isLoading = false
  }

  enum Action: Equatable {
    case increment
    case ignored
    case factTapped
    case factResponse(String)
    case listen
    case stop
    case twice
    case first
    case second
  }

  @Dependency(\.continuousClock) var clock
  var fact: @Sendable (Int) async throws -> String = { "\($0) is a number." }

  private enum CancelID { case listening }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .ignored, .first, .second:
        return .none
      case .factTapped:
        state.isLoading = true
        return .run { [count = state.count] send in
          try await clock.sleep(for: .seconds(1))
          await send(.factResponse(try await fact(count)))
        }
      case .factResponse(let fact):
        state.fact = fact
        state.isLoading = false
        return .none
      case .listen:
        return .run { _ in try await Task.never() }
          .cancellable(id: CancelID.listening)
      case .stop:
        return .cancel(id: CancelID.listening)
      case .twice:
        return .concatenate(.send(.first), .send(.second))
      }
    }
  }
}

/// Runs a body that must fail, and returns the texts of its failures.
@MainActor
func failures(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: @MainActor () async -> Void
) async -> [String] {
  let texts = LockIsolated<[String]>([])
  await withKnownIssue(sourceLocation: sourceLocation) {
    await body()
  } matching: { issue in
    texts.withValue { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return texts.value
}
