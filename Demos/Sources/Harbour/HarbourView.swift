import Foundation
import Views

/// The list of boats, above which a person searches and sorts.
public struct HarbourView: View {
  @Bindable var store: StoreOf<HarbourFeature>

  /// Creates the book of a store.
  public init(store: StoreOf<HarbourFeature>) { self.store = store }

  /// The list, with the boat that is open on top of it.
  public var body: some View {
    NavigationStack {
      list
        .navigationTitle("Harbour")
        .toolbar {
          ToolbarItem(placement: .navigation) {
            Menu("Sort", systemImage: "arrow.up.arrow.down") {
              ForEach(HarbourFeature.Order.allCases) { order in
                Button(order.title) { store.send(.orderChosen(order)) }
              }
            }
          }
          ToolbarItem(placement: .primaryAction) {
            Button("Add a boat", systemImage: "plus") { store.send(.addTapped) }
          }
          ToolbarItem(placement: .primaryAction) {
            Button("Settings", systemImage: "gearshape") { store.send(.settingsTapped) }
          }
        }
        .sheet(item: $store.scope(state: \.settings, action: \.settings)) {
          HarbourSettingsView(store: $0)
        }
        .navigationDestination(
          item: $store.scope(state: \.boat, action: \.boat)
        ) { BoatView(store: $0) }
    }
  }

  @ViewBuilder private var list: some View {
    if store.listed.isEmpty {
      ContentUnavailableView("No such boat", systemImage: "magnifyingglass")
        .searchable(text: $store.query, prompt: "Find a boat")
    } else {
      List(selection: $store.called) {
        ForEach(store.listed) { boat in
          row(boat)
        }
        .onDelete { store.send(.deleted($0)) }
        .onMove(perform: store.canMove ? { store.send(.moved($0, $1)) } : nil)
      }
      .searchable(text: $store.query, prompt: "Find a boat")
    }
  }

  private func row(_ boat: Boat) -> some View {
    HStack {
      Text(boat.name)
      Spacer()
      if store.showsBerths {
        Text(boat.berth.map { "berth \($0)" as LocalizedStringKey } ?? "at anchor")
          .foregroundStyle(.secondary)
      }
    }
    .swipeActions {
      Button("Open") { store.send(.openTapped(boat.id)) }
    }
  }
}

#Preview("Harbour, boats") { harbourView { _ in } }

#Preview("Harbour, none is found") { harbourView { $0.query = "submarine" } }

#Preview("Harbour, long names") {
  harbourView { state in
    for id in state.boats.ids {
      state.boats[id: id]?.name += String(repeating: " of the sea", count: 6)
    }
  }
}

#Preview("Harbour, a boat") {
  harbourView { $0.boat = $0.boats.first.map { BoatFeature.State(boat: $0) } }
}

#Preview("Harbour, Korean") {
  harbourView { _ in }.environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func harbourView(_ change: (inout HarbourFeature.State) -> Void) -> some View {
  let boats = ["Grey Gull", "Tern", "Old Anchor"].enumerated().map { index, name in
    Boat(id: index, name: name, berth: index, departure: Date(timeIntervalSince1970: 0))
  }
  var state = HarbourFeature.State(boats: IdentifiedArray(uniqueElements: boats))
  change(&state)
  return HarbourView(store: Store(initialState: state) { HarbourFeature() })
}
