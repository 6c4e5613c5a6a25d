import Core

/// The table below the buttons that change it.
struct RowsView: View {
  let store: StoreOf<Rows>

  var body: some View {
    HStack {
      Button("Create 10") { store.send(.create(10)) }
      Button("Create 1,000") { store.send(.create(1_000)) }
      Button("Update") { store.send(.updateEveryTenth) }
      Button("Swap") { store.send(.swap) }
      Button("Clear") { store.send(.clear) }
    }
    VStack {
      ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) }
    }
  }
}
