import Testing
import Views
import ViewsTesting

@Reducer
private struct Editor {
  @ObservableState
  struct State {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
    var log: [String] = []
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case dialog(PresentationAction<Dialog>)
    case deleteTapped
    case moreTapped

    enum Alert { case deleteConfirmed, tellMore }
    enum Dialog { case copy, move }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.deleteConfirmed)): state.log.append("deleted")
      case .alert(.presented(.tellMore)): state.alert = .second
      case .alert(.dismiss): state.log.append("alert dismissed")
      case .dialog(.presented(let choice)): state.log.append("\(choice)")
      case .dialog(.dismiss): state.log.append("dialog dismissed")
      case .deleteTapped: state.alert = .first
      case .moreTapped: state.dialog = .more
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

extension AlertState where Action == Editor.Action.Alert {
  fileprivate static let first = Self {
    TextState("Delete it?")
  } actions: {
    ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
    ButtonState(action: .send(.tellMore)) { TextState("Tell me more") }
    ButtonState(role: .cancel) { TextState("Keep") }
  } message: {
    TextState("There is ") + TextState("no").bold() + TextState(" way back.")
  }

  fileprivate static let second = Self { TextState("It would be gone.") }
}

extension ConfirmationDialogState where Action == Editor.Action.Dialog {
  fileprivate static let more = Self(titleVisibility: .visible) {
    TextState("What now?")
  } actions: {
    ButtonState(action: .copy) { TextState("Copy") }
    ButtonState(action: .move) { TextState("Move") }
  }
}

private struct EditorView: View {
  @Bindable var store: StoreOf<Editor>

  var body: some View {
    VStack {
      Button("Delete") { store.send(.deleteTapped) }
      Button("More") { store.send(.moreTapped) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}

@MainActor
struct DialogTests {
  private let store = Store(initialState: Editor.State()) { Editor() }

  @Test func anAlertShowsWhatItsStateSaysAndSendsTheActionOfTheButton() {
    let host = HeadlessHost { EditorView(store: store) }
    host.tap("Delete")
    let alert = host.front.element
    #expect(alert.role == .alert)
    #expect(alert.label == "Delete it?")
    #expect(alert.value == "There is no way back.")
    #expect(alert.children.map(\.label) == ["Delete", "Tell me more", "Keep"])
    #expect(alert.children.map(\.style.buttonRole) == [.destructive, nil, .cancel])
    host.tap("Delete")
    #expect(store.log == ["deleted"])
    #expect(!host.front.isModal)
  }

  @Test func aButtonWithoutAnActionDismissesOnce() {
    let host = HeadlessHost { EditorView(store: store) }
    host.tap("Delete")
    host.tap("Keep")
    #expect(store.log == ["alert dismissed"])
    #expect(store.alert == nil)
    #expect(!host.front.isModal)
  }

  @Test func goingBackDismisses() {
    let host = HeadlessHost { EditorView(store: store) }
    host.tap("Delete")
    host.back()
    #expect(store.log == ["alert dismissed"])
  }

  @Test func anAlertThatAButtonBringsUpStaysAndHasAButtonToConfirm() {
    let host = HeadlessHost { EditorView(store: store) }
    host.tap("Delete")
    host.tap("Tell me more")
    #expect(host.front.element.label == "It would be gone.")
    #expect(host.front.controls.map(\.label) == ["OK"])
    host.tap("OK")
    #expect(store.log == ["alert dismissed"])
    #expect(!host.front.isModal)
  }

  @Test func aDialogSendsItsChoiceAndCanBeLeft() {
    let host = HeadlessHost { EditorView(store: store) }
    host.tap("More")
    #expect(host.front.element.role == .confirmationDialog)
    #expect(host.front.element.label == "What now?")
    host.tap("Move")
    #expect(store.log == ["move"])
    host.tap("More")
    host.tap("Cancel")
    #expect(store.log == ["move", "dialog dismissed"])
    #expect(!host.front.isModal)
  }

  @Test func alertsWorkWithoutAStoreToo() {
    let alert = AlertBox<AlertState<String>?>(
      AlertState(
        title: TextState("Which?"),
        buttons: [.default(TextState("A"), action: .send("a")), .cancel(TextState("None"))]))
    var chosen: [String?] = []
    let host = HeadlessHost {
      Text("").alert(Binding(get: { alert.value }, set: { alert.value = $0 })) { chosen.append($0) }
    }
    #expect(host.front.element.label == "Which?")
    host.tap("A")
    #expect(chosen == ["a"])
    #expect(alert.value == nil)
  }
}

private final class AlertBox<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
