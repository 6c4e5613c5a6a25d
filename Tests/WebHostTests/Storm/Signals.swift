// A page and its session over a connection that fails in every way, and a server whose process ends
// between any two steps.
//
// Signals: SignalsView.
// StormPage: StormAct.
// StormServer: StormEnd.

import Foundation
import Views

@testable import WebHost

/// The signal flags of a ship: what was hoisted, in order, so that a lost or doubled press shows.
@Reducer
struct Signals {
  @ObservableState
  struct State: Codable, Equatable {
    var hoisted: [String] = []
    var note = ""
    var isBookOpen = false
    var gulls = 0
  }

  enum Action {
    case bookTapped
    case gullCame
    case hoistTapped(String)
    case noted(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bookTapped:
        state.isBookOpen.toggle()
        state.hoisted.append("Book")
        return .none
      case .gullCame:
        state.gulls += 1
        return .none
      case .hoistTapped(let flag):
        state.hoisted.append(flag)
        return .none
      case .noted(let note):
        state.note = note
        return .none
      }
    }
  }

  /// Its sessions, whose state is kept.
  static let served = ServedViews(keeping: { State() }) {
    Store(initialState: $0) { Signals() }
  } view: {
    SignalsView(store: $0)
  }
}

struct SignalsView: View {
  @Bindable var store: StoreOf<Signals>

  var body: some View {
    Text("\(store.gulls) gulls")
    // Pressed by nobody on a page: what a server does by itself.
    Button("Gull") { store.send(.gullCame) }
    if store.isBookOpen {
      Section("The book of signals") { Text("Red: we are on fire") }
    }
    Button("Red") { store.send(.hoistTapped("Red")) }
    Button("Blue") { store.send(.hoistTapped("Blue")) }
    Button("Book") { store.send(.bookTapped) }
    TextField("Note", text: $store.note.sending(\.noted))
    ForEach(Array(store.hoisted.enumerated()), id: \.offset) { Text("\($0.offset): \($0.element)") }
  }
}
