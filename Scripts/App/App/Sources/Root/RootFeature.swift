import Counter
import Views

/// The whole app: it runs the features and answers what they ask for.
@Reducer
package struct RootFeature {
  @ObservableState
  package struct State: Codable, Equatable {
    package var counter = CounterFeature.State()
    /// What the counter has reported so far.
    package var counts: [Int] = []
    package init() {}
  }

  package enum Action {
    case counter(CounterFeature.Action)
  }

  package init() {}

  package var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { CounterFeature() }
    Reduce { state, action in
      if case .counter(.delegate(.done(let count))) = action {
        state.counts.append(count)
        state.counter = CounterFeature.State()
      }
      return .none
    }
  }
}
