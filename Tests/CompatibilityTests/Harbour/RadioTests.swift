import ComposableArchitecture
import Testing

/// A transceiver: a channel is opened, heard and spoken on, until someone closes it.
private struct Transceiver: Sendable {
  @CasePathable
  enum Traffic: Equatable, Sendable {
    case carrier(channel: Int)
    case speech(from: String, String)
    case silence
  }

  var tune: @Sendable (_ channel: Int) async -> AsyncStream<Traffic>
  var hear: @Sendable () async -> Void
  var speak: @Sendable (_ words: String) async throws -> Void
}

extension Transceiver: TestDependencyKey {
  static var testValue: Transceiver {
    Transceiver(
      tune: unimplemented("Transceiver.tune", placeholder: .finished),
      hear: { await Task.yield() },
      speak: unimplemented("Transceiver.speak"))
  }
}

@Reducer
private struct Radio {
  @ObservableState
  struct State: Equatable {
    var channel: Int?
    var isClear = false
    var draft = ""
    var traffic: [String] = []
    @Presents var trouble: ConfirmationDialogState<Trouble>?
  }

  @CasePathable
  enum Trouble { case repeated, dropped }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case knobTurned(to: Int?)
    case heard(Transceiver.Traffic)
    case keyPressed
    case keyFailed(words: String)
    case trouble(PresentationAction<Trouble>)
  }

  private enum Cancel: Hashable { case listening, speaking }

  @Dependency(Transceiver.self) var transceiver

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .knobTurned(nil):
        state.channel = nil
        state.isClear = false
        return .cancel(id: Cancel.listening)
      case .knobTurned(let channel?):
        state.channel = channel
        return listen(on: channel)
      case .heard(.carrier(let channel)):
        state.isClear = channel == state.channel
        return .none
      case .heard(.speech(let ship, let words)):
        state.traffic.append("\(ship): \(words)")
        return .none
      case .heard(.silence):
        state.isClear = false
        return .none
      case .keyPressed:
        let words = state.draft
        state.draft.removeAll()
        return speak(words)
      case .keyFailed(let words):
        state.draft = words
        state.trouble = .unheard
        return .none
      case .trouble(.presented(.repeated)):
        return .send(.keyPressed)
      case .trouble(.presented(.dropped)):
        return .send(.set(\.draft, ""))
      case .trouble(.dismiss):
        return .none
      }
    }
    .ifLet(\.$trouble, action: \.trouble)
  }

  private func listen(on channel: Int) -> Effect<Action> {
    .run { send in
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await transceiver.hear() }
        group.addTask {
          for await traffic in await transceiver.tune(channel) { await send(.heard(traffic)) }
        }
      }
    }
    .cancellable(id: Cancel.listening, cancelInFlight: true)
  }

  private func speak(_ words: String) -> Effect<Action> {
    .run { send in
      try await transceiver.speak(words)
      await send(.heard(.speech(from: "us", words)))
    } catch: { _, send in
      await send(.keyFailed(words: words))
    }
    .cancellable(id: Cancel.speaking)
  }
}

extension ConfirmationDialogState where Action == Radio.Trouble {
  fileprivate static var unheard: Self {
    Self(titleVisibility: .visible) {
      TextState("Nobody heard you")
    } actions: {
      ButtonState(action: .repeated) { TextState("Say it again") }
      ButtonState(action: .dropped) { TextState("Never mind") }
    }
  }
}

private struct Static: Error {}

@MainActor
struct RadioTests {
  private let air = AsyncStream.makeStream(of: Transceiver.Traffic.self)

  @Test func conversationOnAChannel() async {
    let store = TestStore(initialState: Radio.State()) {
      Radio()
    } withDependencies: {
      $0[Transceiver.self].tune = { [stream = air.stream] _ in stream }
      $0[Transceiver.self].speak = { _ in }
    }
    await store.send(.knobTurned(to: 16)) { $0.channel = 16 }
    air.continuation.yield(.carrier(channel: 16))
    await store.receive(\.heard.carrier, 16) { $0.isClear = true }
    await store.send(.binding(.set(\.draft, "Request berth"))) { $0.draft = "Request berth" }
    await store.send(.keyPressed) { $0.draft = "" }
    await store.receive(\.heard.speech) { $0.traffic = ["us: Request berth"] }
    air.continuation.yield(.speech(from: "Port", "Berth C"))
    await store.receive(\.heard, .speech(from: "Port", "Berth C")) {
      $0.traffic.append("Port: Berth C")
    }
    await store.send(\.knobTurned, nil) {
      $0.channel = nil
      $0.isClear = false
    }
  }

  @Test func unheardWordsComeBackAndAreSaidAgain() async {
    let attempts = LockIsolated(0)
    let store = TestStore(initialState: Radio.State(draft: "Mayday")) {
      Radio()
    } withDependencies: {
      $0[Transceiver.self].speak = { _ in
        let attempt = attempts.withValue {
          $0 += 1
          return $0
        }
        if attempt == 1 { throw Static() }
      }
    }
    await store.send(.keyPressed) { $0.draft = "" }
    await store.receive(\.keyFailed, "Mayday") {
      $0.draft = "Mayday"
      $0.trouble = .unheard
    }
    await store.send(\.trouble.repeated) { $0.trouble = nil }
    await store.receive(\.keyPressed) { $0.draft = "" }
    await store.receive(\.heard) { $0.traffic = ["us: Mayday"] }
    #expect(attempts.value == 2)
  }

  @Test func droppedWordsAreForgotten() async {
    let store = TestStore(initialState: Radio.State(draft: "Hello?")) {
      Radio()
    } withDependencies: {
      $0[Transceiver.self].speak = { _ in throw Static() }
    }
    store.exhaustivity = .off
    await store.send(.keyPressed)
    await store.receive(\.keyFailed) { $0.draft = "Hello?" }
    await store.send(.trouble(.presented(.dropped))) { $0.trouble = nil }
    await store.receive(\.binding.draft, "") { $0.draft = "" }
  }

  @Test func turningTheKnobLeavesTheChannelBefore() async {
    let (other, elsewhere) = AsyncStream.makeStream(of: Transceiver.Traffic.self)
    let store = TestStore(initialState: Radio.State()) {
      Radio()
    } withDependencies: {
      $0[Transceiver.self].tune = { [stream = air.stream] in $0 == 9 ? other : stream }
    }
    await store.send(.knobTurned(to: 8)) { $0.channel = 8 }
    await store.send(.knobTurned(to: 9)) { $0.channel = 9 }
    air.continuation.yield(.speech(from: "nobody", "hears this"))
    elsewhere.yield(.silence)
    await store.receive(\.heard.silence)
    elsewhere.finish()
    await store.finish()
  }
}
