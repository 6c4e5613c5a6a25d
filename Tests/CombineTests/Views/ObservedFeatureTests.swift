import Combine
import ComposableArchitecture
import SwiftUI
import Testing

@MainActor struct ObservedFeatureTests {
  @Test func aModelHearsItsFeature() async {
    struct Boat: Reducer {
      struct State: Equatable { var knots = 0 }
      enum Action { case faster }
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        state.knots += 1
        return .none
      }
    }
    final class Dial: ObservableObject {
      @Published var text = ""
      init(_ store: StoreOf<Boat>) {
        store.publisher.knots.map { "\($0) kn" }.assign(to: &$text)
      }
    }
    struct DialView: View {
      @StateObject var dial: Dial
      var body: some View { Text(dial.text) }
    }
    let store = Store(initialState: Boat.State()) { Boat() }
    let host = HeadlessHost { DialView(dial: Dial(store)) }
    #expect(host.text == "0 kn")
    store.send(.faster)
    #expect(host.text == "1 kn")
  }

  @Test func aViewStoreIsHeldAsAModel() {
    struct Buoy: Reducer {
      struct State: Equatable { var rings = 0 }
      enum Action { case ring }
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        state.rings += 1
        return .none
      }
    }
    struct Held: View {
      @ObservedObject var viewStore: ViewStoreOf<Buoy>
      var body: some View { Button("Held \(viewStore.rings)") { viewStore.send(.ring) } }
    }
    let store = Store(initialState: Buoy.State()) { Buoy() }
    let host = HeadlessHost { Held(viewStore: ViewStore(store, observe: { $0 })) }
    host.tap("Held 0")
    #expect(host.text == "[ Held 1 ]")
  }
}
