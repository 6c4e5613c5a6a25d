import Core

/// A feature whose effects run until they are cancelled, and say so.
@Reducer
struct Child {
  @ObservableState
  struct State: Equatable, Identifiable, Sendable {
    var id = 1
    var count = 0
  }

  enum Action: Equatable, Sendable {
    case increment
    case incrementSoon
    case start
    case stop
  }

  enum CancelID { case work }

  let log: Log

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        log("child \(state.id) increments")
        state.count += 1
        return .none
      case .incrementSoon:
        return .send(.increment)
      case .start:
        return .untilCancelled("child \(state.id)", log).cancellable(id: CancelID.work)
      case .stop:
        return .cancel(id: CancelID.work)
      }
    }
  }
}

/// What happened, in order.
final class Log: Sendable {
  private let lines = LockIsolated<[String]>([])

  func callAsFunction(_ line: String) {
    lines.withValue { $0.append(line) }
  }

  /// What happened since this was last asked.
  func take() -> [String] {
    lines.withValue { lines in
      defer { lines = [] }
      return lines
    }
  }
}

extension Effect {
  /// Ends only by being cancelled, and then says so.
  static func untilCancelled(_ name: String, _ log: Log) -> Self {
    .run { _ in
      do {
        try await Task.never()
      } catch {
        log("\(name) is cancelled")
      }
    }
  }
}
