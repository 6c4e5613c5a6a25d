import ComposableArchitecture
import Testing
@_spi(Hosts) import Views
@_spi(Hosts) import ViewsTesting

/// A program that is explored from what its person sees first.
@Suite struct ProgramExplorationTests {
  @Reducer
  struct Bell {
    @ObservableState
    struct State: Codable {
      var rings = 0
      var isRinging = false
    }
    enum Action { case rung, tapped }
    var isFrail = false
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .rung:
          state.rings += 1
          state.isRinging = isFrail && state.rings == 2
          return .none
        case .tapped:
          state.isRinging = true
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.rung)
          }
        }
      }
    }
  }

  struct BellView: View {
    let store: StoreOf<Bell>
    var body: some View {
      Text("\(store.rings)")
      if store.isRinging { ProgressView() }
      Button("Ring") { store.send(.tapped) }.disabled(store.isRinging)
    }
  }

  private func views(isFrail: Bool) -> ServedViews {
    ServedViews(keeping: { Bell.State() }) {
      Store(initialState: $0) { Bell(isFrail: isFrail) }
    } view: {
      BellView(store: $0)
    }
  }

  @Test func `What breaks is found by the steps of a person`() async throws {
    let report = try #require(await views(isFrail: true).explored(for: .seconds(3_600)))
    let failure = try #require(report.failure)
    #expect(failure.story.filter { $0.hasPrefix("The person taps \"Ring\"") }.count == 2)
    #expect(failure.reason.contains("no effect loads"))
  }

  @Test func `Where nothing breaks, all orders of a step are tried, then of two`() async throws {
    let views = views(isFrail: false)
    let report = try #require(await views.explored(for: .seconds(3_600), rounds: 2))
    #expect(report.failure == nil)
    #expect(report.isComplete)
    // A press, and one after the bell has rung.
    #expect(report.orders == 2)
  }

  @Test func `It ends when the time is over`() async throws {
    let report = try #require(await views(isFrail: true).explored(for: .zero))
    #expect(report.failure == nil)
  }

  @Test func `Views that make their store by themselves are not explored`() async {
    let views = ServedViews { actor, _ in
      ServedSession(views: ViewGraph(isolation: actor, Text("Fog")))
    }
    #expect(await views.explored(for: .seconds(1)) == nil)
  }
}
