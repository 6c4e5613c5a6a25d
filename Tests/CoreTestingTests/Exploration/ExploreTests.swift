import ComposableArchitecture
import Testing

/// Every order of a feature's events.
@Suite struct ExploreTests {
  @Reducer struct Search {
    struct State: Equatable {
      var text = ""
      var results: [String] = []
    }
    enum Action { case typed(String), found([String]) }
    var cancels = false
    @Dependency(\.lookUp) var lookUp

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .typed(let text):
          state.text = text
          let effect = Effect<Action>.run { send in await send(.found(try await lookUp(text))) }
          return cancels ? effect.cancellable(id: "search", cancelInFlight: true) : effect
        case .found(let results):
          state.results = results
          return .none
        }
      }
    }
  }

  @Test func `A stale search is found`() async {
    await withKnownIssue { await search(cancels: false) }
    let report = await search(cancels: true)
    #expect(report.isComplete)
    #expect(report.failure == nil)
  }

  @discardableResult
  private func search(cancels: Bool, only order: [Int]? = nil) async -> ExplorationReport {
    await explore(Search.State(), only: order) {
      Search(cancels: cancels)
    } withDependencies: { values, world in
      values.lookUp = { text in try await world.call("look up", returning: [text]) }
    } steps: {
      [.send(.typed("a")), .send(.typed("ab"))]
    } finally: {
      $0.results == ["ab"]
    }
  }

  @Reducer struct Many {
    struct State: Equatable { var came: [Int] = [] }
    enum Action { case begin, came(Int) }
    let effects: Int
    let steps: Int
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .begin:
          return .merge(
            (0..<effects).map { effect in
              .run { send in for step in 0..<steps { await send(.came(effect * 10 + step)) } }
            })
        case .came(let number):
          state.came.append(number)
          return .none
        }
      }
    }
  }

  @Test(arguments: [(5, 1, 120), (3, 3, 1_680), (2, 4, 70)])
  func `All orders are tried, each once`(effects: Int, steps: Int, orders: Int) async {
    let seen = LockIsolated<[[Int]]>([])
    let report = await explore(Many.State()) {
      Many(effects: effects, steps: steps)
    } steps: {
      [.send(.begin)]
    } finally: {
      let came = $0.came
      seen.withValue { $0.append(came) }
      return true
    }
    #expect(report.orders == orders)
    #expect(report.isComplete)
    #expect(Set(seen.value).count == orders)
  }

  @Test func `Beyond the limit, orders are drawn at random, the same ones each time`() async {
    func explored(seed: UInt64) async -> [[Int]] {
      let seen = LockIsolated<[[Int]]>([])
      let report = await explore(Many.State(), limits: .init(orders: 50, seed: seed)) {
        Many(effects: 6, steps: 2)
      } steps: {
        [.send(.begin)]
      } finally: {
        let came = $0.came
        seen.withValue { $0.append(came) }
        return true
      }
      #expect(report.orders == 50)
      #expect(report.randomOrders == 50)
      #expect(report.share > 0 && report.share < 0.01)
      return seen.value
    }
    let first = await explored(seed: 1)
    #expect(await explored(seed: 1) == first)
    #expect(await explored(seed: 2) != first)
    #expect(Set(first.suffix(50)).count > 40)
  }

  @Test func `A failure is tried alone`() async throws {
    var report: ExplorationReport?
    await withKnownIssue { report = await search(cancels: false) }
    let order = try #require(report?.failure?.order)
    var alone: ExplorationReport?
    await withKnownIssue { alone = await search(cancels: false, only: order) }
    #expect(alone?.failure?.story == report?.failure?.story)
    #expect(alone?.orders == 1)
    var mended: ExplorationReport?
    await withKnownIssue { mended = await search(cancels: true, only: order) }
    #expect(mended?.failure?.reason.contains("cannot come any more") == true)
  }

  @Test func `The same choices give the same run, a thousand times`() async {
    let ends = LockIsolated<[[Int]]>([])
    for _ in 0..<1_000 {
      await explore(Many.State(), only: [0, 2, 1, 0, 1]) {
        Many(effects: 3, steps: 3)
      } steps: {
        [.send(.begin)]
      } finally: {
        let came = $0.came
        ends.withValue { $0.append(came) }
        return true
      }
    }
    #expect(ends.count == 1_000)
    #expect(Set(ends.value).count == 1)
  }

  @Test func `A call is tried with each of its answers`() async {
    let results = LockIsolated<Set<[String]>>([])
    struct Lost: Error {}
    await explore(Search.State(), checks: .ends) {
      Search()
    } withDependencies: { values, world in
      values.lookUp = { _ in
        try await world.call(
          "look up", answers: [.value(["a"]), .value(["b"]), .error(Lost()), .never])
      }
    } steps: {
      [.send(.typed("a"))]
    } finally: {
      let found = $0.results
      _ = results.withValue { $0.insert(found) }
      return true
    }
    #expect(results.value == [["a"], ["b"], []])
  }
}

extension DependencyValues {
  @DependencyEntry var lookUp: @Sendable (String) async throws -> [String] = { [$0] }
}
