import Views

/// A row: its number, its name, and the button that removes it.
struct RowView: View {
  let store: StoreOf<Row>

  var body: some View {
    HStack {
      Text("\(store.state.id)")
      Button(store.label) { store.send(.selectTapped) }.bold(store.isSelected)
      Button("Remove") { store.send(.removeTapped) }
    }
  }
}
