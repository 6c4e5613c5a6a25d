import ComposableArchitecture
import Testing

/// A form that saves itself and goes, whose parent may have ended it by then.
@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action {
    case doneTapped
    case closeTwiceTapped
    case saved
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .doneTapped:
        .run { send in
          await send(.saved)
          await dismiss()
        }
      case .closeTwiceTapped:
        .run { _ in
          await dismiss()
          await dismiss(animation: .default)
        }
      case .saved:
        .none
      }
    }
  }
}

@Reducer
private struct Forms {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var path = StackState<Form.State>()
    var draft: String?
    var alert: AlertState<Bool>?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Form>)
    case pushTapped
    case alert(Bool)
  }

  @Reducer
  enum Destination {
    case form(Form)
    case alert(AlertState<Bool>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.form(.saved))):
        state.destination = nil
      case .path(.element(_, .saved)):
        state.path.removeLast()
      case .path(.popFrom(let id)):
        state.draft = state.path[id: id]?.text
      case .pushTapped:
        state.path.append(Form.State())
      case .destination, .path, .alert:
        break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.alert, action: \.alert)
    .forEach(\.path, action: \.path) { Form() }
  }
}

extension Forms.Destination.State: Equatable {}

@MainActor
@Suite struct LeavingTests {
  @Test func dismissingAFormThatHasGoneDoesNothing() async {
    let store = TestStore(initialState: Forms.State(destination: .form(Form.State()))) { Forms() }

    await store.send(.destination(.presented(.form(.doneTapped))))
    await store.receive(\.destination.form.saved) { $0.destination = nil }
  }

  @Test func dismissingAScreenThatHasGoneDoesNothing() async {
    let store = TestStore(initialState: Forms.State(path: StackState([Form.State()]))) { Forms() }

    await store.send(\.path[id: 0].doneTapped)
    await store.receive(\.path[id: 0].saved) { $0.path.removeAll() }
  }

  @Test func dismissingTwiceEndsThePresentationOnce() async {
    let store = TestStore(initialState: Forms.State(destination: .form(Form.State()))) { Forms() }

    await store.send(.destination(.presented(.form(.closeTwiceTapped))))
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func theParentSeesTheScreenThatIsPopped() async {
    let path = StackState([Form.State(text: "Hello")])
    let store = TestStore(initialState: Forms.State(path: path)) { Forms() }

    await store.send(\.path.popFrom, 0) {
      $0.path.removeAll()
      $0.draft = "Hello"
    }
  }

  @Test func aPushedIDIsNotMadeAgain() async {
    let store = TestStore(initialState: Forms.State()) { Forms() }

    await store.send(.path(.push(id: 0, state: Form.State(text: "A")))) {
      $0.path[id: 0] = Form.State(text: "A")
    }
    await store.send(.pushTapped) { $0.path[id: 1] = Form.State() }
  }

  @Test func anIDThatIsNotTheNextIsReported() async {
    let store = TestStore(initialState: Forms.State()) { Forms() }

    await withKnownIssue {
      await store.send(.path(.push(id: 7, state: Form.State()))) { $0.path[id: 7] = Form.State() }
    } matching: {
      "\($0)".contains("pushed under the id #7, though the next to be made is #0.")
    }
  }

  @Test func anAlertStaysWhenAnotherCaseActs() async {
    let alert = AlertState<Bool> { TextState("Sure?") }
    let store = TestStore(initialState: Forms.State(destination: .alert(alert))) { Forms() }

    await withKnownIssue {
      await store.send(.destination(.presented(.form(.saved)))) { $0.destination = nil }
    } matching: {
      "\($0)".contains("Forms.Destination.Action.form(.saved)")
    }
    let other = TestStore(initialState: Forms.State(destination: .alert(alert))) { Forms() }
    await other.send(\.destination.alert, true) { $0.destination = nil }
  }

  @Test func anAlertThatIsOnlyOptionalEndsWithItsAction() async {
    let state = Forms.State(alert: AlertState { TextState("Sure?") })
    let store = TestStore(initialState: state) { Forms() }

    await store.send(.alert(true)) { $0.alert = nil }
  }
}
