import Views

/// A row, which its table selects and removes.
@Reducer
struct Row {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var label: String
    var isSelected = false
  }

  enum Action {
    case removeTapped
    case selectTapped
  }
}
