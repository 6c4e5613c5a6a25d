import B2
import Effects
import Facts
import Testing
import Views
import ViewsTesting

@MainActor
struct B2StoryTests {
  @Test func aPersonLeavesBeforeTheFactIsThereAndComesBackForIt() async {
    let clock = TestClock()
    let store = TestStore(initialState: Presenter.State(b2: B2Feature.State())) {
      Presenter()
    } withDependencies: {
      $0.numbers.fact = { number in
        try await clock.sleep(for: .seconds(1))
        return "\(number) is even."
      }
    }
    let host = StoryHost(store) { PresenterView(store: $0) }

    await host.receive(\.b2.fact.task)
    host.expectScreen {
      """
      == B2 ==
      < Close
      even  square
      … Loading the fact
      B2 closes itself, and does not know what is behind it.
      [ Close ]
      """
    }
    await clock.advance(by: .milliseconds(900))
    await host.tap("Close")
    await host.receive(\.b2.dismiss) { $0.b2 = nil }

    await host.tap("Open B2") { $0.b2 = B2Feature.State() }
    await host.receive(\.b2.fact.task)
    await clock.advance(by: .seconds(1))
    await host.receive(\.b2.fact.response.success, "4 is even.") {
      $0.b2?.fact.phase = .loaded("4 is even.")
    }
    await host.receive(\.b2.fact.task)
    host.expectScreen {
      """
      == B2 ==
      < Close
      even  square
      4 is even.
      B2 closes itself, and does not know what is behind it.
      [ Close ]
      """
    }
    await host.back { $0.b2 = nil }
    host.expectScreen {
      """
      [ Open B2 ]
      """
    }
  }
}

/// A parent of B2, so that it has somewhere to go back to.
@Reducer
private struct Presenter {
  @ObservableState
  struct State: Equatable {
    @Presents var b2: B2Feature.State?
  }

  enum Action {
    case b2(PresentationAction<B2Feature.Action>)
    case openTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .openTapped = action { state.b2 = B2Feature.State() }
      return .none
    }
    .ifLet(\.$b2, action: \.b2) { B2Feature() }
  }
}

private struct PresenterView: View {
  @Bindable var store: StoreOf<Presenter>

  var body: some View {
    Button("Open B2") { store.send(.openTapped) }
      .sheet(item: $store.scope(state: \.b2, action: \.b2)) { B2View(store: $0) }
  }
}
