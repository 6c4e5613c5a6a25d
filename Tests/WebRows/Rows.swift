import Views

/// A table whose rows are made, changed, selected, swapped and removed.
@Reducer
struct Rows {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Row.State> = []
    var selected: Int?
    var lastID = 0
  }

  enum Action {
    case clear
    case create(Int)
    case rows(IdentifiedActionOf<Row>)
    case swap
    case updateEveryTenth
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clear: state.rows = []
      case .create(let count): state.create(count)
      case .rows(.element(let id, .removeTapped)): state.rows.remove(id: id)
      case .rows(.element(let id, .selectTapped)): state.select(id)
      case .swap where state.rows.count > 998: state.rows.swapAt(1, 998)
      case .swap: break
      case .updateEveryTenth:
        for index in stride(from: 0, to: state.rows.count, by: 10) {
          state.rows[index].label += " !!!"
        }
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

extension Rows.State {
  mutating func create(_ count: Int) {
    let kinds = ["amber", "birch", "copper", "dusk", "ember", "fern", "granite"]
    let first = lastID + 1
    lastID += count
    rows = IdentifiedArray(
      uniqueElements: (first...lastID).map { id in
        Row.State(id: id, label: "\(kinds[id % 7]) \(kinds[id / 7 % 7]) \(id)")
      })
    selected = nil
  }

  mutating func select(_ id: Int) {
    if let selected { rows[id: selected]?.isSelected = false }
    rows[id: id]?.isSelected = true
    selected = id
  }
}
