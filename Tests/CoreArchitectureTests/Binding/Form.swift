import Core

@Reducer
struct Form {
  @ObservableState
  struct State: Equatable, Sendable {
    var name = ""
    var nickname = ""
    var age = 0
    var address = Address()
    var history: [String] = []
  }

  struct Address: Equatable {
    var city = ""
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case renamed(String)
    case submitTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.name = state.name.filter { $0 != " " }
        state.history.append("name")
      case .binding(\.address):
        state.history.append("address")
      case .binding, .renamed, .submitTapped:
        break
      }
      return .none
    }
  }
}

@Reducer
struct ViewForm {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var changes = 0
  }

  enum Action: ViewAction {
    case view(View)

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case submitTapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.binding(\.name)):
        state.changes += 1
      case .view:
        break
      }
      return .none
    }
  }
}

struct OldForm: Reducer {
  struct State: Equatable {
    @BindingState var name = ""
  }

  @CasePathable
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer
struct Desk {
  @ObservableState
  struct State {
    var form: Form.State?
    var actions = 0
  }

  enum Action {
    case close
    case form(Form.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.actions += 1
      if case .close = action { state.form = nil }
      return .none
    }
    .ifLet(\.form, action: \.form) { Form() }
  }
}
