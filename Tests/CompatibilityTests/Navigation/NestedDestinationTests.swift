import ComposableArchitecture
import Testing

/// `$store.scope(\.$destination, action: \.destination).mark.near`: a case of an enum in a case.
@Suite(.timeLimit(.minutes(20))) @MainActor struct NestedDestinationTests {
  @Reducer
  struct Buoy {
    @ObservableState struct State: Equatable { var rings = 0 }
    enum Action { case ring }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.rings += 1
        return .none
      }
    }
  }

  @Reducer
  enum Mark {
    case near(Buoy)
    case far(Buoy)
  }

  @Reducer
  enum Destination {
    case buoy(Buoy)
    case mark(Mark)
  }

  @Reducer
  struct Chart {
    @ObservableState struct State { @Presents var destination: Destination.State? }
    enum Action {
      case destination(PresentationAction<Destination.Action>)
      case show(Destination.State)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .show(let destination) = action { state.destination = destination }
        return .none
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }

  private struct BuoyView: View {
    let name: String
    let store: StoreOf<Buoy>
    var body: some View {
      Text("\(name): \(store.rings)")
      Button("Ring") { store.send(.ring) }
    }
  }

  private struct ChartView: View {
    @Bindable var store: StoreOf<Chart>
    var body: some View {
      Text("Chart")
        .sheet(item: $store.scope(state: \.$destination, action: \.destination).buoy) {
          BuoyView(name: "Buoy", store: $0)
        }
        .sheet(item: $store.scope(\.$destination, action: \.destination).mark.near) {
          BuoyView(name: "Near", store: $0)
        }
        .sheet(item: $store.scope(\.destination, action: \.destination).mark.far) {
          BuoyView(name: "Far", store: $0)
        }
    }
  }

  private func makeHost(_ destination: Destination.State) -> (StoreOf<Chart>, HeadlessHost) {
    let store = Store(initialState: Chart.State(destination: destination)) { Chart() }
    return (store, HeadlessHost { ChartView(store: store) })
  }

  @Test func eachCaseIsShownAndLeft() {
    let destinations: [(Destination.State, String)] = [
      (.buoy(.init()), "Buoy"), (.mark(.near(.init())), "Near"), (.mark(.far(.init())), "Far"),
    ]
    for (destination, name) in destinations {
      let (store, host) = makeHost(destination)
      host.tap("Ring")
      #expect(host.text.contains("\(name): 1"))
      host.back()
      #expect(store.destination == nil && !host.text.contains("Ring"))
    }
  }

  @Test func anotherCaseTakesThePlaceOfTheFirst() {
    let (store, host) = makeHost(.mark(.near(.init())))
    store.send(.show(.mark(.far(.init(rings: 5)))))
    #expect(host.text.contains("Far: 5") && !host.text.contains("Near"))
    store.send(.show(.buoy(.init(rings: 7))))
    #expect(host.text.contains("Buoy: 7") && !host.text.contains("Far"))
  }
}
