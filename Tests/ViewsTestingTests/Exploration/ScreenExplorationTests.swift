import ComposableArchitecture
import Testing

/// What a feature's screen offers, as the steps of an exploration.
@Suite struct ScreenExplorationTests {
  private struct Overboard: Error {}

  @discardableResult
  private func explored(
    _ fault: LampRoom.Fault = [], most: Int = 3, only order: [Int]? = nil,
    checks: ExplorationChecks = .standard,
    always: @escaping @Sendable (ExploredPoint<LampRoom.State, EmptyWorld>) -> Bool = { _ in true }
  ) async -> ExplorationReport {
    await explore(LampRoom.State(), only: order, checks: checks) {
      LampRoom(fault: fault)
    } withDependencies: { values, world in
      values.oilStore = {
        try await world.call("store", answers: [.value(1), .error(Overboard()), .never])
      }
    } screen: {
      LampRoomView(store: $0, fault: fault)
    } steps: {
      [.anything(most: most)]
    } always: {
      always($0)
    }
  }

  private func found(
    _ explored: () async -> ExplorationReport
  ) async throws -> ExplorationReport.Failure {
    var report: ExplorationReport?
    await withKnownIssue { report = await explored() }
    return try #require(report?.failure)
  }

  @Test func `Whatever the screen offers is tried, and nothing breaks what is right`() async {
    let oil = LockIsolated<Set<Int>>([])
    let report = await explored {
      let seen = $0.oil
      _ = oil.withValue { $0.insert(seen) }
      return seen > 0
    }
    #expect(report.isComplete)
    #expect(report.failure == nil)
    #expect(oil.value == [1, 2, 3, 4])
  }

  @Test func `The shortest way through the screens that breaks a rule is told`() async throws {
    let failure = try await found { await explored(.spills, always: { $0.oil > 0 }) }
    #expect(
      failure.story.map { $0.prefix { $0 != "\n" } } == [
        "The person taps \"Log\"", "The person goes back",
      ])
    let alone = try await found {
      await explored(.spills, only: failure.order, always: { $0.oil > 0 })
    }
    #expect(alone.story == failure.story)
  }

  @Test func `A screen that goes on loading without an effect is found`() async throws {
    let failure = try await found { await explored(.waits) }
    #expect(failure.reason.contains("something is loading, and no effect loads"))
    #expect(failure.actions == 2)
    let quiet = await explored(.waits, checks: .standard.subtracting(.loading))
    #expect(quiet.failure == nil)
  }

  @Test func `A screen on which nothing can be done is found`() async throws {
    let failure = try await found { await explored(.blinds) }
    #expect(failure.story.count == 1)
    #expect(failure.reason.contains("the screen offers nothing to do"))
    #expect(failure.reason.contains("It is dark."))
    let quiet = await explored(.blinds, checks: .standard.subtracting(.offers))
    #expect(quiet.failure == nil)
  }

  struct TallyView: View {
    let store: StoreOf<LampRoom>
    @State private var count = 0
    var body: some View {
      Button("Knot \(count)") {
        count += 1
        if count == 3 { store.send(.came(-9)) }
      }
    }
  }

  @Test func `What a view keeps by itself tells points apart`() async throws {
    let failure = try await found {
      await explore(LampRoom.State()) {
        LampRoom()
      } screen: {
        TallyView(store: $0)
      } always: {
        $0.oil > 0
      }
    }
    #expect(failure.story.count == 3)
  }

  struct WatchView: View {
    let store: StoreOf<LampRoom>
    var body: some View {
      Text("Oil: \(store.oil)")
        .task { await store.send(.oilTapped).finish() }
      Button("Log") { store.send(.logTapped) }
    }
  }

  @Test func `The task of a view runs in its turn`() async {
    let report = await explore(LampRoom.State()) {
      LampRoom()
    } withDependencies: { values, world in
      values.oilStore = { try await world.call("store", returning: 2) }
    } screen: {
      WatchView(store: $0)
    } steps: {
      [.anything(most: 1)]
    } finally: {
      $0.oil == 3
    }
    #expect(report.isComplete)
  }

  @Test func `A long way found at random is told without what does not matter`() async throws {
    let failure = try await found {
      await explore(LampRoom.State(), limits: .init(orders: 20, seed: 3)) {
        LampRoom()
      } screen: {
        LampRoomView(store: $0)
      } steps: {
        [.anything(most: 30)]
      } always: {
        $0.oil < 5
      }
    }
    #expect(failure.story.count == 8)
  }
}
