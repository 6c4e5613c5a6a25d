import ComposableArchitecture
import Foundation
import Testing

/// What an exploration knows of the time, and of effects that run twice or too long.
@Suite struct ExplorationTimeTests {
  /// A kettle, which is looked at by the clock on the wall.
  @Reducer struct Kettle {
    struct State: Equatable { var seen: [Int] = [] }
    enum Action { case litTapped, takenTapped, looked, boiled }
    enum ID { case fire }
    var isReplaced = true
    @Dependency(\.continuousClock) var clock
    @Dependency(\.date.now) var now

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .litTapped:
          return .run { send in try await clock.sleep(for: .milliseconds(1_500)) }
            .cancellable(id: ID.fire, cancelInFlight: isReplaced)
        case .takenTapped:
          return .cancel(id: ID.fire)
        case .looked:
          state.seen.append(Int(now.timeIntervalSince1970 * 1_000))
          return .none
        case .boiled:
          return .none
        }
      }
    }
  }

  @Test func `Points that differ in the time alone are told apart where it is read`() async {
    let seen = LockIsolated<Set<[Int]>>([])
    let report = await explore(Kettle.State()) {
      Kettle()
    } steps: {
      [.send(.litTapped), .send(.takenTapped), .send(.looked)]
    } finally: {
      let times = $0.seen
      _ = seen.withValue { $0.insert(times) }
      return true
    }
    #expect(report.isComplete)
    #expect(seen.value == [[0], [1_500]])
  }

  @Test func `An effect that runs twice under one id is found, unless it replaces itself`()
    async throws
  {
    func explored(
      isReplaced: Bool, checks: ExplorationChecks = .standard
    ) async -> ExplorationReport {
      await explore(Kettle.State(), checks: checks) {
        Kettle(isReplaced: isReplaced)
      } steps: {
        [.send(.litTapped), .send(.litTapped)]
      }
    }
    var found: ExplorationReport?
    await withKnownIssue { found = await explored(isReplaced: false) }
    let failure = try #require(found?.failure)
    #expect(failure.actions == 2)
    #expect(failure.reason.contains("runs twice under one id"))
    #expect(failure.reason.contains("CoreTestingTests/ExplorationTimeTests.swift:"))
    #expect(await explored(isReplaced: true).failure == nil)
    let off = await explored(isReplaced: false, checks: .standard.subtracting(.replacement))
    #expect(off.failure == nil)
  }

  /// A flap that says open or shut at most once in a second.
  @Reducer struct Flap {
    struct State: Equatable { var said: [Int] = [] }
    enum Action { case tapped(Int), say(Int) }
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tapped(let number):
          return .send(.say(number))
            .throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
        case .say(let number):
          state.said.append(number)
          return .none
        }
      }
    }
  }

  @Test func `What is throttled is told apart by what came last`() async {
    let ends = LockIsolated<Set<[Int]>>([])
    let report = await explore(Flap.State()) {
      Flap()
    } steps: {
      [.send(.tapped(0)), .inAnyOrder(.send(.tapped(1)), .send(.tapped(2)))]
    } finally: {
      let said = $0.said
      _ = ends.withValue { $0.insert(said) }
      return true
    }
    #expect(report.isComplete)
    #expect(ends.value.isSuperset(of: [[0, 1], [0, 2]]))
  }

  /// A drawer whose lamp goes on when it is shut.
  @Reducer struct Chest {
    @Reducer struct Drawer {
      struct State: Equatable { var isLit = false }
      enum Action { case litTapped, went }
      let isCareful: Bool
      @Dependency(\.continuousClock) var clock

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .litTapped:
            state.isLit = true
            return .run { [isCareful] send in
              repeat {
                try? await clock.sleep(for: .seconds(1))
              } while !isCareful || !Task.isCancelled
            }
          case .went: return .none
          }
        }
      }
    }

    @ObservableState struct State: Equatable { @Presents var drawer: Drawer.State? }
    enum Action { case openTapped, drawer(PresentationAction<Drawer.Action>) }
    let isCareful: Bool

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .openTapped = action { state.drawer = Drawer.State() }
        return .none
      }
      .ifLet(\.$drawer, action: \.drawer) { Drawer(isCareful: isCareful) }
    }
  }

  @Test func `What runs on after its dismissal is found`() async throws {
    func explored(isCareful: Bool) async -> ExplorationReport {
      await explore(Chest.State(), checks: .cancellation) {
        Chest(isCareful: isCareful)
      } steps: {
        [
          .send(.openTapped), .send(.drawer(.presented(.litTapped))) { $0.drawer != nil },
          .send(.drawer(.dismiss)) { $0.drawer?.isLit == true },
        ]
      }
    }
    var found: ExplorationReport?
    await withKnownIssue { found = await explored(isCareful: false) }
    let failure = try #require(found?.failure)
    #expect(failure.actions <= 3)
    #expect(failure.reason.contains("go on after they were cancelled"))
    #expect(await explored(isCareful: true).failure == nil)
  }
}
