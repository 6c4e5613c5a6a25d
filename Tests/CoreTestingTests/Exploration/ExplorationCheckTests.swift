import ComposableArchitecture
import Foundation
import Testing

/// What an exploration checks without being told what is to hold.
@Suite struct ExplorationCheckTests {
  /// A feature whose effect does what a test says.
  @Reducer struct Errand {
    struct State: Equatable { var ran = 0 }
    enum Action { case run, ran }
    @Dependency(\.dismiss) var dismiss
    let work: @Sendable () async throws -> Void

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .run:
          return .run { send in
            try await work()
            await send(.ran)
          }
        case .ran:
          state.ran += 1
          return .none
        }
      }
    }
  }

  private func run(
    checks: ExplorationChecks = .standard,
    steps: @escaping @Sendable () -> [ExploredStep<Errand.State, Errand.Action>] = {
      [.send(.run)]
    },
    _ work: @escaping @Sendable () async throws -> Void
  ) async -> ExplorationReport {
    await explore(
      Errand.State(), checks: checks, reducer: { Errand(work: work) }, steps: steps)
  }

  private func reason(
    _ report: () async -> ExplorationReport
  ) async throws -> String {
    var found: ExplorationReport?
    await withKnownIssue { found = await report() }
    return try #require(found?.failure).reason
  }

  @Test(arguments: 0..<4)
  func `An effect that waits for something outside is named, and not waited for`(
    _ number: Int
  ) async throws {
    let outside: [@Sendable () async throws -> Void] = [
      { try await Task.sleep(for: .seconds(3_600)) },
      { try await Task.detached { try await Task.sleep(for: .seconds(3_600)) }.value },
      { await MainActor.run {} },
      { for await _ in AsyncStream<Int>.makeStream().stream {} },
    ]
    let reason = try await reason { await run { try await outside[number]() } }
    #expect(
      reason.contains("Errand.Action.run (1), at CoreTestingTests/ExplorationCheckTests.swift:"))
    #expect(reason.contains("the exploration does not decide"))
  }

  @Test func `What is of no actor runs in its turn`() async {
    @Sendable func elsewhere(_ number: Int) async -> Int {
      await Task.yield()
      return number
    }
    let report = await run {
      async let one = elsewhere(1)
      let rest = await withTaskGroup(of: Int.self) { group in
        for number in 2...4 { group.addTask { await elsewhere(number) } }
        return await group.reduce(0, +)
      }
      #expect(await one + rest == 10)
    }
    #expect(report.failure == nil)
    #expect(report.isComplete)
  }

  @Test func `An effect that goes on after its cancellation is named`() async throws {
    let reason = try await reason {
      await run(checks: .cancellation, steps: { [.send(.run), .cancel] }) {
        @Dependency(\.continuousClock) var clock
        while true { try? await clock.sleep(for: .seconds(1)) }
      }
    }
    #expect(reason.contains("go on after they were cancelled"))
    #expect(reason.contains("Errand.Action.run"))
  }

  @Test func `An issue is a failure of its order`() async throws {
    struct Broken: Error {}
    let reason = try await reason { await run { throw Broken() } }
    #expect(reason.contains("An issue is reported"))
    #expect(reason.contains("Broken"))
    let report = await run(checks: []) { throw Broken() }
    #expect(report.failure == nil)
  }

  @Test func `A feature that does otherwise each time is found`() async throws {
    let runs = LockIsolated(0)
    let reason = try await reason {
      await run(steps: {
        [.inAnyOrder(.send(.run), .send(.run) { _ in runs.value < 3 })]
      }) {
        runs.withValue { $0 += 1 }
      }
    }
    #expect(reason.contains("does not do the same each time"))
  }

  @Test func `A feature that dismisses itself takes no more steps`() async {
    let report = await run(steps: { [.send(.run), .send(.run)] }) {
      @Dependency(\.dismiss) var dismiss
      await dismiss()
    }
    #expect(report.failure == nil)
    #expect(report.isComplete)
  }

  @Reducer struct Lossy {
    struct State: Equatable, Codable {
      var kept = 0
      var lost = 0
      enum CodingKeys: CodingKey { case kept, lost }
      init() {}
      init(from decoder: any Decoder) throws {
        kept = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .kept)
      }
    }
    enum Action { case keep, lose }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .keep: state.kept += 1
        case .lose: state.lost += 1
        }
        return .none
      }
    }
  }

  @Test func `A state that is not what was saved is found`() async throws {
    let reason = try await reason {
      await explore(Lossy.State()) {
        Lossy()
      } steps: {
        [.inAnyOrder(.send(.keep), .send(.lose))]
      }
    }
    #expect(reason.contains("is not what comes back"))
    #expect(reason.contains("lost: 1"))
  }

  @Test func `Orders that end otherwise are found when that is asked for`() async throws {
    let steps: @Sendable () -> [ExploredStep<Cup.State, Cup.Action>] = {
      [.inAnyOrder(.send(.double), .send(.add))]
    }
    let quiet = await explore(Cup.State(), reducer: { Cup() }, steps: steps)
    #expect(quiet.failure == nil)
    let reason = try await reason {
      await explore(Cup.State(), checks: .sameEnd, reducer: { Cup() }, steps: steps)
    }
    #expect(reason.contains("Another order ends in another state"))
  }

  @Reducer struct Cup {
    struct State: Equatable { var drops = 1 }
    enum Action { case double, add }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .double: state.drops *= 2
        case .add: state.drops += 1
        }
        return .none
      }
    }
  }
}
