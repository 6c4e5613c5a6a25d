import Foundation
import Views

/// The table below the buttons that change it.
///
/// It is a stack, with `ROWS=list` a list, and with `ROWS=actions` a list with things to do by row.
struct RowsView: View {
  let store: StoreOf<Rows>
  private let kind = ProcessInfo.processInfo.environment["ROWS"]

  var body: some View {
    HStack {
      Button("Create 10") { store.send(.create(10)) }
      Button("Create 1,000") { store.send(.create(1_000)) }
      Button("Update") { store.send(.updateEveryTenth) }
      Button("Swap") { store.send(.swap) }
      Button("Clear") { store.send(.clear) }
    }
    switch kind {
    case "list": List { rows }
    case "actions":
      List {
        ForEach(stores) { RowView(store: $0).contextMenu { Button("Sort") {} } }.onDelete { _ in }
      }
    default: VStack { rows }
    }
  }

  private var rows: some View { ForEach(stores) { RowView(store: $0) } }

  private var stores: some RandomAccessCollection<StoreOf<Row>> {
    store.scope(state: \.rows, action: \.rows)
  }
}
