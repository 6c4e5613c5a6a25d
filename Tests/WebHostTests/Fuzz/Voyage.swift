import Foundation
import Views

/// A voyage with a control of each kind, on which hostile pages act.
@Reducer
struct Voyage {
  @ObservableState
  struct State: Codable, Equatable {
    var name = "Wren"
    var code = ""
    var notes = ""
    var speed = 4.5
    var crew = 2
    var sails = Date(timeIntervalSince1970: 0)
    var isMotorOn = false
    var side = "lee"
    var stops: IdentifiedArrayOf<Stop> = [Stop(id: 1, name: "Quay"), Stop(id: 2, name: "Sound")]
    var chosen: Set<Int> = []
    var isAsking = false
    var open: Stop?
  }

  struct Stop: Codable, Equatable, Identifiable {
    var id: Int
    var name: String
    var depth: Double?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case deleted(IndexSet)
    case moved(IndexSet, Int)
    case openTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: break
      case .deleted(let offsets): state.stops.remove(atOffsets: offsets)
      case .moved(let offsets, let place): state.stops.move(fromOffsets: offsets, toOffset: place)
      case .openTapped: state.open = state.stops.first
      }
      return .none
    }
  }

  /// Its sessions, whose state is kept, with places for names.
  static let served = ServedViews(
    keeping: { State() },
    place: { $0.name == "Wren" ? "/" : "/\($0.name)" },
    open: { place, state in
      guard !place.contains("~") else { throw SessionRefusal.onlyStart(instead: place) }
      state.name = String(place.dropFirst())
    },
    store: { Store(initialState: $0) { Voyage() } },
    view: { VoyageView(store: $0) })
}
