import Core

/// A feature whose state is the list of what it received, and whose effects are given to it.
struct Recorder: Reducer {
  enum Action: Equatable, Sendable {
    case run(Int)
    case received(String)
  }

  var effects: [Effect<Action>] = []

  func reduce(into state: inout [String], action: Action) -> Effect<Action> {
    switch action {
    case .run(let index):
      state.append("run \(index)")
      return effects[index]
    case .received(let text):
      state.append(text)
      return .none
    }
  }
}

extension Store where State == [String], Action == Recorder.Action {
  @MainActor
  static func recording(_ effects: Effect<Action>...) -> Self {
    Self(initialState: []) { Recorder(effects: effects) }
  }

  /// What was received, without the beginning of effects.
  var received: [String] {
    withState { state in state.filter { !$0.hasPrefix("run ") } }
  }
}

extension Effect<Recorder.Action> {
  static func sending(_ texts: String...) -> Self {
    .run { send in
      for text in texts { await send(.received(text)) }
    }
  }

  /// Sends when the gate opens.
  static func sending(_ text: String, after gate: Gate) -> Self {
    .run { send in
      await gate.wait()
      await send(.received(text))
    }
  }
}

/// Makes tasks wait until it is opened.
///
/// A cancelled task does not wait.
final class Gate: Sendable {
  private let stream: AsyncStream<Never>
  private let continuation: AsyncStream<Never>.Continuation

  init() {
    (stream, continuation) = AsyncStream<Never>.makeStream()
  }

  func open() {
    continuation.finish()
  }

  func wait() async {
    for await _ in stream {}
  }
}
