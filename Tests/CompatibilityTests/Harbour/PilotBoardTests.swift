import ComposableArchitecture
import Testing

struct NoPilot: Error, Equatable {
  let station: Int
}

/// The pilots' station: it is asked by radio, and may refuse.
@DependencyClient
struct PilotStation: Sendable {
  var request: @Sendable (_ vessel: String, _ draught: Double) async throws -> String
  var release: @Sendable (_ pilot: String) async -> Void
}

extension PilotStation: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var pilots: PilotStation {
    get { self[PilotStation.self] }
    set { self[PilotStation.self] = newValue }
  }
}

/// Orders a pilot, asks again a while after a refusal, and gives up when the vessel anchors.
@Reducer
struct PilotBoard {
  @ObservableState
  struct State: Equatable {
    let vessel: String
    var draught: Double
    var refusals = 0
    var phase = Phase.anchored

    @CasePathable
    enum Phase: Equatable {
      case anchored
      case waiting
      case underway(pilot: String)
    }
  }

  enum Action {
    case pilotOrdered
    case answered(Result<String, any Error>)
    case anchorDropped
    case askedAgain
  }

  @Dependency(\.pilots) var pilots
  @Dependency(\.continuousClock) var clock

  private enum Radio: Hashable { case channel(String) }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      let channel = Radio.channel(state.vessel)
      switch action {
      case .pilotOrdered, .askedAgain:
        state.phase = .waiting
        return .run { [vessel = state.vessel, draught = state.draught] send in
          await send(
            .answered(Result { try await pilots.request(vessel: vessel, draught: draught) }))
        }
        .cancellable(id: channel)
      case .answered(.success(let pilot)):
        state.phase = .underway(pilot: pilot)
        return .none
      case .answered(.failure):
        state.refusals += 1
        guard state.refusals < 3 else {
          state.phase = .anchored
          return .none
        }
        return .run { [wait = state.refusals * 10] send in
          try await clock.sleep(for: .seconds(wait * 60))
          await send(.askedAgain)
        }
        .cancellable(id: channel)
      case .anchorDropped:
        let pilot = state.phase[case: \.underway]
        state.phase = .anchored
        return .merge(
          .cancel(id: channel),
          .run { _ in if let pilot { await pilots.release(pilot: pilot) } })
      }
    }
  }
}

@MainActor
struct PilotBoardTests {
  private let vessel = PilotBoard.State(vessel: "Nordlys", draught: 6.5)

  @Test func pilotComesAboardAndIsReleased() async {
    let released = LockIsolated<[String]>([])
    let store = TestStore(initialState: vessel) {
      PilotBoard()
    } withDependencies: {
      $0.pilots.request = { vessel, draught in "\(vessel) at \(draught) m: Ida" }
      $0.pilots.release = { pilot in released.withValue { $0.append(pilot) } }
    }
    await store.send(.pilotOrdered) { $0.phase = .waiting }
    await store.receive(\.answered.success, "Nordlys at 6.5 m: Ida") {
      $0.phase = .underway(pilot: "Nordlys at 6.5 m: Ida")
    }
    await store.send(.anchorDropped) { $0.phase = .anchored }.finish()
    #expect(released.value == ["Nordlys at 6.5 m: Ida"])
  }

  @Test func refusedVesselAsksAgainAndEachTimeLater() async {
    let clock = TestClock()
    let store = TestStore(initialState: vessel) {
      PilotBoard()
    } withDependencies: {
      $0.continuousClock = clock
      $0.pilots.request = { _, _ in throw NoPilot(station: 4) }
    }
    await store.send(.pilotOrdered) { $0.phase = .waiting }
    await store.receive(\.answered.failure) { $0.refusals = 1 }
    await clock.advance(by: .seconds(600))
    await store.receive(\.askedAgain)
    await store.receive(\.answered.failure) { $0.refusals = 2 }
    await clock.advance(by: .seconds(1200))
    await store.receive(\.askedAgain)
    await store.receive(\.answered.failure) {
      $0.refusals = 3
      $0.phase = .anchored
    }
  }

  @Test func anchorEndsTheRequestUnderWay() async {
    let store = TestStore(initialState: vessel) {
      PilotBoard()
    } withDependencies: {
      $0.pilots.request = { _, _ in try await Task.never() }
    }
    await store.send(.pilotOrdered) { $0.phase = .waiting }
    await store.send(.anchorDropped) { $0.phase = .anchored }
  }

  @Test func anchorEndsTheWaitForTheNextRequest() async {
    let store = TestStore(initialState: vessel) {
      PilotBoard()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.pilots.request = { _, _ in throw NoPilot(station: 1) }
    }
    await store.send(.pilotOrdered) { $0.phase = .waiting }
    await store.receive(\.answered.failure) { $0.refusals = 1 }
    await store.send(.anchorDropped) { $0.phase = .anchored }
  }

  @Test func stationThatNobodyHasSetUpIsNamed() async {
    let store = TestStore(initialState: vessel) {
      PilotBoard()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    store.exhaustivity = .off
    await withKnownIssue {
      await store.send(.pilotOrdered).finish()
    } matching: { issue in
      issue.description.contains("PilotStation.request")
    }
  }
}
