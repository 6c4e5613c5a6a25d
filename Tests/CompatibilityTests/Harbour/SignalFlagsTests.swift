import ComposableArchitecture
import Testing

/// Reads flags as they are hoisted.
///
/// Once no flag has been hoisted for a while, it looks up what they mean. Another flag cancels
/// that.
@Reducer
private struct SignalFlags {
  struct Meaning: Equatable, Sendable {
    var text: String
    var isUrgent = false
  }

  @ObservableState
  struct State: Equatable {
    var hoist = ""
    var meaning: Meaning?
    var log: [String] = []
    var isReplying = false
  }

  enum Action {
    case flag(Character)
    case lowered
    case paused
    case decoded(Result<Meaning, any Error>)
    case acknowledged(by: String)
    case replied(TaskResult<String>)
  }

  enum CancelID { case pause, book, reply }

  @Dependency(\.signalBook) var book
  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .flag(let letter):
        state.hoist.append(letter)
        state.meaning = nil
        return .merge(
          .cancel(id: CancelID.book),
          .send(.paused).debounce(id: CancelID.pause, for: .seconds(4), clock: clock))
      case .lowered:
        state.hoist = ""
        state.meaning = nil
        return .concatenate([.cancel(id: CancelID.pause), .cancel(id: CancelID.book)])
      case .paused:
        return .run { [hoist = state.hoist] send in
          await send(.decoded(Result { try await book.decode(hoist) }))
        }
        .cancellable(id: CancelID.book)
      case .decoded(.success(let meaning)):
        state.meaning = meaning
        state.log.append(meaning.text)
        return .none
      case .decoded(.failure):
        state.log.append("? \(state.hoist)")
        return .none
      case .acknowledged(let ship):
        guard let meaning = state.meaning else { return .none }
        state.isReplying = true
        return reply(to: ship, meaning)
      case .replied(.success(let flags)):
        state.isReplying = false
        state.log.append("→ \(flags)")
        return .none
      case .replied(.failure):
        state.isReplying = false
        return .none
      }
    }
  }

  private func reply(to ship: String, _ meaning: Meaning) -> Effect<Action> {
    .run(priority: meaning.isUrgent ? .high : nil) { send in
      await send(.replied(TaskResult { try await book.answer(ship: ship, signal: meaning.text) }))
    }
    .cancellable(id: CancelID.reply, cancelInFlight: true)
  }
}

@DependencyClient
private struct SignalBook: Sendable {
  var decode: @Sendable (_ hoist: String) async throws -> SignalFlags.Meaning
  var answer: @Sendable (_ ship: String, _ signal: String) async throws -> String
}

extension SignalBook: TestDependencyKey {
  static let testValue = SignalBook()
}

extension DependencyValues {
  fileprivate var signalBook: SignalBook {
    get { self[SignalBook.self] }
    set { self[SignalBook.self] = newValue }
  }
}

private struct NotInTheBook: Error, Equatable {}

@MainActor
struct SignalFlagsTests {
  private let clock = TestClock()

  private func watch(_ decode: @escaping @Sendable (String) async throws -> SignalFlags.Meaning)
    -> TestStoreOf<SignalFlags>
  {
    TestStore(initialState: SignalFlags.State()) {
      SignalFlags()
    } withDependencies: {
      $0.continuousClock = clock
      $0.signalBook.decode = decode
    }
  }

  @Test func bookIsAskedOnceForAllFlags() async {
    let asked = LockIsolated<[String]>([])
    let store = watch { hoist in
      asked.withValue { $0.append(hoist) }
      return SignalFlags.Meaning(text: "keep clear")
    }
    await store.send(.flag("D")) { $0.hoist = "D" }
    await clock.advance(by: .seconds(3))
    await store.send(.flag("V")) { $0.hoist = "DV" }
    await clock.advance(by: .seconds(3))
    await clock.advance(by: .seconds(1))
    await store.receive(\.paused)
    await store.receive(\.decoded.success) {
      $0.meaning = SignalFlags.Meaning(text: "keep clear")
      $0.log = ["keep clear"]
    }
    #expect(asked.value == ["DV"])
  }

  @Test func loweredFlagsAskNobody() async {
    let store = watch { _ in throw NotInTheBook() }
    await store.send(.flag("X")) { $0.hoist = "X" }
    await store.send(.lowered) { $0.hoist = "" }
    await clock.advance(by: .seconds(60))
  }

  @Test func flagMoreCallsOffTheAnswerToFewer() async {
    let store = watch { hoist in
      if hoist == "N" { try await Task.never() }
      return SignalFlags.Meaning(text: "distress", isUrgent: true)
    }
    await store.send(.flag("N")) { $0.hoist = "N" }
    await clock.advance(by: .seconds(4))
    await store.receive(\.paused)
    await store.send(.flag("C")) { $0.hoist = "NC" }
    await clock.advance(by: .seconds(4))
    await store.receive(\.paused)
    await store.receive(\.decoded.success) {
      $0.meaning = SignalFlags.Meaning(text: "distress", isUrgent: true)
      $0.log = ["distress"]
    }
  }

  @Test func unknownHoistIsWrittenDown() async {
    let store = watch { _ in throw NotInTheBook() }
    await store.send(.flag("Q")) { $0.hoist = "Q" }
    await clock.advance(by: .seconds(4))
    await store.receive(\.paused)
    await store.receive(\.decoded.failure) { $0.log = ["? Q"] }
  }

  @Test func laterReplyTakesThePlaceOfAnEarlierOne() async {
    let store = watch { _ in .init(text: "all well") }
    store.dependencies.signalBook.answer = { ship, signal in
      if ship == "Tern" { try await Task.never() }
      return "\(ship): \(signal)"
    }
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.acknowledged(by: "Tern")) { $0.isReplying = false }
    await store.send(.decoded(.success(.init(text: "all well"))))
    await store.send(.acknowledged(by: "Tern")) { $0.isReplying = true }
    await store.send(.acknowledged(by: "Gull"))
    await store.receive(.replied(.success("Gull: all well"))) { $0.isReplying = false }
    #expect(store.state.log.last == "→ Gull: all well")
  }
}

extension SignalFlags.Action: Equatable {
  fileprivate static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.flag(let one), .flag(let other)): one == other
    case (.lowered, .lowered), (.paused, .paused): true
    case (.acknowledged(let one), .acknowledged(let other)): one == other
    case (.replied(let one), .replied(let other)): one == other
    case (.decoded(.success(let one)), .decoded(.success(let other))): one == other
    default: false
    }
  }
}
