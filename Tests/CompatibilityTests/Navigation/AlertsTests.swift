import ComposableArchitecture
import Testing

@Reducer
private struct AlertAndConfirmationDialog {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var confirmationDialog: ConfirmationDialogState<Action.ConfirmationDialog>?
    var count = 0
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case alertButtonTapped
    case confirmationDialog(PresentationAction<ConfirmationDialog>)
    case confirmationDialogButtonTapped

    @CasePathable
    enum Alert {
      case incrementButtonTapped
    }
    @CasePathable
    enum ConfirmationDialog {
      case incrementButtonTapped
      case decrementButtonTapped
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.incrementButtonTapped)),
        .confirmationDialog(.presented(.incrementButtonTapped)):
        state.alert = AlertState { TextState("Incremented!") }
        state.count += 1
        return .none
      case .alert:
        return .none
      case .alertButtonTapped:
        state.alert = AlertState {
          TextState("Alert!")
        } actions: {
          ButtonState(role: .cancel) {
            TextState("Cancel")
          }
          ButtonState(action: .incrementButtonTapped) {
            TextState("Increment")
          }
        } message: {
          TextState("This is an alert")
        }
        return .none
      default:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$confirmationDialog, action: \.confirmationDialog)
    dialog
  }

  private var dialog: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .confirmationDialog(.presented(.decrementButtonTapped)):
        state.alert = AlertState { TextState("Decremented!") }
        state.count -= 1
        return .none
      case .confirmationDialog:
        return .none
      case .confirmationDialogButtonTapped:
        state.confirmationDialog = ConfirmationDialogState {
          TextState("Confirmation dialog")
        } actions: {
          ButtonState(role: .cancel) { TextState("Cancel") }
          ButtonState(action: .incrementButtonTapped) { TextState("Increment") }
          ButtonState(role: .destructive, action: .decrementButtonTapped) {
            TextState("Decrement")
          }
        } message: {
          TextState("This is a confirmation dialog.")
        }
        return .none
      default:
        return .none
      }
    }
  }
}

extension AlertState where Action == DestinationFeature.Destination.Alert {
  static func deletion(of name: String) -> Self {
    AlertState(
      title: { TextState("Delete \(name)?") },
      actions: {
        ButtonState(role: .destructive, action: .send(.confirmDeletion)) { TextState("Yes") }
        ButtonState(role: .cancel) { TextState("No") }
      },
      message: { TextState("It will be gone.") })
  }
}

@Reducer
struct DestinationFeature {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(OptionalCounter)
    @ReducerCaseIgnored
    case note(String)

    @CasePathable
    enum Alert { case confirmDeletion }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var isDeleted = false
  }

  enum Action {
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case doneButtonTapped
    case editButtonTapped
    case noteButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteButtonTapped:
        state.destination = .alert(.deletion(of: "this"))
        return .none
      case .destination(.presented(.alert(.confirmDeletion))):
        state.isDeleted = true
        return .none
      case .destination:
        return .none
      case .doneButtonTapped:
        guard case let .some(.edit(editState)) = state.destination else { return .none }
        state.isDeleted = editState.optionalCounter == nil
        state.destination = nil
        return .none
      case .editButtonTapped:
        state.destination = .edit(OptionalCounter.State())
        return .none
      case .noteButtonTapped:
        state.destination = .note("Blob")
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension DestinationFeature.Destination.State: Equatable {}

@MainActor
struct AlertsTests {
  @Test func anAlertGoesWithItsAction() async {
    let store = TestStore(initialState: AlertAndConfirmationDialog.State()) {
      AlertAndConfirmationDialog()
    }
    await store.send(.alertButtonTapped) {
      $0.alert = AlertState {
        TextState("Alert!")
      } actions: {
        ButtonState(role: .cancel) {
          TextState("Cancel")
        }
        ButtonState(action: .incrementButtonTapped) {
          TextState("Increment")
        }
      } message: {
        TextState("This is an alert")
      }
    }
    await store.send(\.alert.incrementButtonTapped) {
      $0.alert = AlertState { TextState("Incremented!") }
      $0.count = 1
    }
    await store.send(\.alert.dismiss) {
      $0.alert = nil
    }
  }

  @Test func aDialogGoesWithItsAction() async {
    let store = TestStore(initialState: AlertAndConfirmationDialog.State()) {
      AlertAndConfirmationDialog()
    }
    store.exhaustivity = .off
    await store.send(.confirmationDialogButtonTapped)
    #expect(store.state.confirmationDialog != nil)
    await store.send(.confirmationDialog(.presented(.decrementButtonTapped))) {
      $0.confirmationDialog = nil
      $0.count = -1
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test func destinationsAreAnEnum() async {
    let store = TestStore(initialState: DestinationFeature.State()) { DestinationFeature() }
    await store.send(.editButtonTapped) { $0.destination = .edit(OptionalCounter.State()) }
    await store.send(\.destination.edit.toggleCounterButtonTapped) {
      $0.destination?.modify(\.edit) { $0.optionalCounter = Counter.State() }
    }
    await store.send(\.destination.presented.edit.optionalCounter.incrementButtonTapped) {
      $0.$destination[case: \.edit]?.optionalCounter?.count = 1
    }
    await store.send(.doneButtonTapped) { $0.destination = nil }
    await store.send(.deleteButtonTapped) { $0.destination = .alert(.deletion(of: "this")) }
    await store.send(\.destination.alert.confirmDeletion) {
      $0.destination = nil
      $0.isDeleted = true
    }
    await store.send(.noteButtonTapped) { $0.destination = .note("Blob") }
    #expect(store.state.destination?.note == "Blob")
    #expect(store.state.destination?[case: \.note] == "Blob")
    #expect(store.state.destination.is(\.note))
    #expect(store.state.destination?.is(\.note) == true)
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func textButtonsAndAlertsArePrintedAsTheyAreWritten() {
    expectNoDifference(
      String(
        customDumping: AlertState<Int>.init {
          TextState("Hi")
        } actions: {
          ButtonState(action: 1) { TextState("One") }
        }),
      """
      AlertState(
        title: "Hi",
        actions: [
          [0]: ButtonState(
            action: .send(
              1
            ),
            label: "One"
          )
        ]
      )
      """)
  }
}
