import ComposableArchitecture
import Testing

@Reducer
private struct Buoy {
  struct State: Equatable, Identifiable {
    var id = 0
    var rings = 0
  }
  enum Action: Equatable { case ring }
  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.rings += 1
      return .none
    }
  }
}

@Reducer
private struct Mark {
  enum State: Equatable {
    case buoy(Buoy.State)
    case wreck(Buoy.State)
  }
  enum Action: Equatable {
    case buoy(Buoy.Action)
    case wreck(Buoy.Action)
  }
  var body: some Reducer<State, Action> {
    Scope(state: \.buoy, action: \.buoy) { Buoy() }
    Scope(state: \.wreck, action: \.wreck) { Buoy() }
  }
}

@Reducer
private struct Chart {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Buoy.State> = [Buoy.State(id: 1), Buoy.State(id: 2)]
    var mark = Mark.State.buoy(Buoy.State())
    var optional: Buoy.State?
    var path = StackState<Mark.State>()
    @PresentationState var alert: AlertState<Never>?
    @PresentationState var sheet: Buoy.State?
    @PresentationState var destination: Mark.State?
  }
  enum Action: Equatable {
    case rows(IdentifiedActionOf<Buoy>)
    case mark(Mark.Action)
    case optional(Buoy.Action)
    case path(StackAction<Mark.State, Mark.Action>)
    case alert(PresentationAction<Never>)
    case sheet(PresentationAction<Buoy.Action>)
    case destination(PresentationAction<Mark.Action>)
    case delete(IndexSet)
    case sink
    case toggle
    case present
    case warn
    case push
    case choose
  }
  var body: some Reducer<State, Action> {
    Scope(state: \.mark, action: \.mark) { Mark() }
    Reduce { state, action in
      switch action {
      case .delete(let offsets): state.rows.remove(atOffsets: offsets)
      case .sink: state.mark = .wreck(Buoy.State(rings: 5))
      case .toggle: state.optional = state.optional == nil ? Buoy.State(rings: 3) : nil
      case .present: state.sheet = Buoy.State(rings: 7)
      case .warn: state.alert = AlertState { TextState("Shallow") }
      case .push: state.path.append(.wreck(Buoy.State(rings: 8)))
      case .choose: state.destination = .wreck(Buoy.State(rings: 9))
      default: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Buoy() }
    .ifLet(\.optional, action: \.optional) { Buoy() }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$sheet, action: \.sheet) { Buoy() }
    .ifLet(\.$destination, action: \.destination) { Mark() }
    .forEach(\.path, action: \.path) { Mark() }
  }
}

private struct BuoyView: View {
  let store: StoreOf<Buoy>
  var name = "Buoy"
  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("\(name) \(viewStore.rings)") { viewStore.send(.ring) }
    }
  }
}

private struct ChartView: View {
  let store: StoreOf<Chart>
  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: \.path)) {
      VStack {
        List {
          ForEachStore(store.scope(state: \.rows, action: \.rows)) {
            BuoyView(store: $0, name: "Row")
          }
          .onDelete { store.send(.delete($0)) }
        }
        MarkView(store: store.scope(state: \.mark, action: \.mark))
        IfLetStore(store.scope(state: \.optional, action: \.optional)) {
          BuoyView(store: $0, name: "Optional")
        } else: {
          Text("Nothing")
        }
      }
    } destination: { state in
      switch state {
      case .buoy: CaseLet(\Mark.State.buoy, action: Mark.Action.buoy) { BuoyView(store: $0) }
      case .wreck:
        CaseLet(\Mark.State.wreck, action: Mark.Action.wreck) {
          BuoyView(store: $0, name: "Screen")
        }
      }
    }
    .modifier(Presented(store: store))
  }
}

private struct MarkView: View {
  let store: StoreOf<Mark>
  var body: some View {
    SwitchStore(store) { state in
      switch state {
      case .buoy:
        CaseLet(\Mark.State.buoy, action: Mark.Action.buoy) { BuoyView(store: $0, name: "Mark") }
      case .wreck:
        CaseLet(/Mark.State.wreck, action: Mark.Action.wreck) {
          BuoyView(store: $0, name: "Wreck")
        }
      }
    }
  }
}

private struct Presented: ViewModifier {
  let store: StoreOf<Chart>
  func body(content: Content) -> some View {
    content
      .alert(store: store.scope(state: \.$alert, action: \.alert))
      .sheet(store: store.scope(state: \.$sheet, action: \.sheet)) {
        BuoyView(store: $0, name: "Sheet")
      }
      .sheet(
        store: store.scope(state: \.$destination, action: \.destination),
        state: \.buoy, action: { .buoy($0) }
      ) {
        BuoyView(store: $0, name: "Other")
      }
      .fullScreenCover(
        store: store.scope(state: \.$destination, action: \.destination),
        state: /Mark.State.wreck, action: Mark.Action.wreck
      ) {
        BuoyView(store: $0, name: "Chosen")
      }
  }
}

/// A view that holds its view store, as views did that had to send in other places than the body.
private struct HeldView: View {
  let viewStore: ViewStoreOf<Buoy>
  init(store: StoreOf<Buoy>) { viewStore = ViewStore(store, observe: { $0 }) }
  var body: some View { Button("Held \(viewStore.rings)") { viewStore.send(.ring) } }
}

@MainActor
struct StoreViewEraTests {
  private let store = Store(initialState: Chart.State()) { Chart() }
  private func host() -> HeadlessHost { HeadlessHost { ChartView(store: store) } }

  @Test func rowsHaveTheStoresOfTheirElements() {
    let host = host()
    host.tap("Row 0 #1")
    #expect(store.withState { $0.rows.map(\.rings) } == [1, 0])
    #expect(host.text.contains("Row 1"))
    store.send(.delete([0]))
    #expect(!host.text.contains("Row 1"))
    #expect(host.text.contains("Row 0"))
  }

  @Test func aCaseIsShownWithItsStore() {
    let host = host()
    host.tap("Mark 0")
    host.tap("Mark 1")
    #expect(host.text.contains("Mark 2"))
    store.send(.sink)
    host.tap("Wreck 5")
    #expect(store.withState(\.mark) == .wreck(Buoy.State(rings: 6)))
    #expect(!host.text.contains("Mark"))
  }

  @Test func anOptionalStateIsShownWhileItIsThere() {
    let host = host()
    #expect(host.text.contains("Nothing"))
    store.send(.toggle)
    host.tap("Optional 3")
    #expect(host.text.contains("Optional 4"))
    store.send(.toggle)
    #expect(host.text.contains("Nothing"))
  }

  @Test func featuresArePresentedByTheirStores() {
    let host = host()
    store.send(.present)
    host.tap("Sheet 7")
    #expect(host.text.contains("Sheet 8"))
    host.back()
    #expect(store.withState(\.sheet) == nil)
    store.send(.choose)
    host.tap("Chosen 9")
    #expect(store.withState(\.destination) == .wreck(Buoy.State(rings: 10)))
    #expect(host.text.contains("Chosen 10"))
    host.back()
    #expect(store.withState(\.destination) == nil)
    store.send(.warn)
    #expect(host.text.contains("Shallow"))
    host.back()
    #expect(store.withState(\.alert) == nil)
  }

  @Test func screensAreChosenByASwitch() {
    let host = host()
    store.send(.push)
    host.tap("Screen 8")
    #expect(store.withState(\.path).first == .wreck(Buoy.State(rings: 9)))
    #expect(host.text.contains("Screen 9"))
    host.back()
    #expect(store.withState(\.path.count) == 0)
    #expect(host.text.contains("Row 0"))
  }

  @Test func aViewStoreIsHeldAsAnObservedObject() {
    let store = Store(initialState: Buoy.State()) { Buoy() }
    let host = HeadlessHost { HeldView(store: store) }
    host.tap("Held 0")
    #expect(host.text.contains("Held 1"))
  }
}
