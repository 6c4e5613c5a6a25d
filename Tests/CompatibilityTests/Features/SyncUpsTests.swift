import ComposableArchitecture
import Foundation
import Testing

struct SyncUp: Equatable, Identifiable, Sendable {
  let id: UUID
  var title = ""
  var attendees: IdentifiedArrayOf<Attendee> = []

  struct Attendee: Equatable, Identifiable, Sendable {
    let id: UUID
    var name = ""
  }
}

@Reducer
struct SyncUpForm {
  @ObservableState
  struct State: Equatable, Sendable {
    var focus: Field? = .title
    var syncUp: SyncUp

    enum Field: Hashable, Sendable {
      case attendee(SyncUp.Attendee.ID)
      case title
    }
  }
  enum Action: BindableAction, Equatable, Sendable {
    case addAttendeeButtonTapped
    case binding(BindingAction<State>)
    case onDeleteAttendees(IndexSet)
  }
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        let attendee = SyncUp.Attendee(id: uuid())
        state.syncUp.attendees.append(attendee)
        state.focus = .attendee(attendee.id)
        return .none
      case .binding:
        return .none
      case .onDeleteAttendees(let indices):
        state.syncUp.attendees.remove(atOffsets: indices)
        return .none
      }
    }
  }
}

@Reducer
struct SyncUpDetail {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var syncUp: SyncUp
  }
  enum Action: Sendable {
    case cancelEditButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case doneEditingButtonTapped
    case editButtonTapped

    @CasePathable
    enum Delegate: Equatable, Sendable { case deleteSyncUp(id: SyncUp.ID) }
  }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelEditButtonTapped:
        state.destination = nil
        return .none
      case .deleteButtonTapped:
        state.destination = .alert(.deleteSyncUp)
        return .none
      case .destination(.presented(.alert(.confirmDeletion))):
        return .run { [id = state.syncUp.id] send in
          await send(.delegate(.deleteSyncUp(id: id)))
          await dismiss()
        }
      case .doneEditingButtonTapped:
        guard case .edit(let edit) = state.destination else { return .none }
        state.syncUp = edit.syncUp
        state.destination = nil
        return .none
      case .editButtonTapped:
        state.destination = .edit(SyncUpForm.State(syncUp: state.syncUp))
        return .none
      case .delegate, .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension SyncUpDetail {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(SyncUpForm)

    @CasePathable
    enum Alert: Sendable { case confirmDeletion }
  }
}

extension SyncUpDetail.Destination.State: Equatable {}
extension SyncUpDetail.Destination.Action: Sendable {}

extension AlertState where Action == SyncUpDetail.Destination.Alert {
  static let deleteSyncUp = Self {
    TextState("Delete?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Yes") }
    ButtonState(role: .cancel) { TextState("Nevermind") }
  } message: {
    TextState("Are you sure you want to delete this meeting?")
  }
}

@MainActor
struct SyncUpsTests {
  let syncUp = SyncUp(id: UUID(9), title: "Design", attendees: [.init(id: UUID(8), name: "Blob")])

  @Test func attendeesAreAddedAndFocused() async {
    let store = TestStore(initialState: SyncUpForm.State(syncUp: syncUp)) {
      SyncUpForm()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.binding(.set(\.syncUp.title, "Product"))) { $0.syncUp.title = "Product" }
    await store.send(.addAttendeeButtonTapped) {
      $0.focus = .attendee(UUID(0))
      $0.syncUp.attendees.append(SyncUp.Attendee(id: UUID(0)))
    }
    await store.send(.onDeleteAttendees([0])) { $0.syncUp.attendees.remove(at: 0) }
    await store.send(.binding(.set(\.focus, nil))) { $0.focus = nil }
  }

  @Test func editsAreTakenOver() async {
    let store = TestStore(initialState: SyncUpDetail.State(syncUp: syncUp)) { SyncUpDetail() }
    await store.send(.editButtonTapped) {
      $0.destination = .edit(SyncUpForm.State(syncUp: syncUp))
    }
    var edited = syncUp
    edited.title = "Blob's meeting"
    await store.send(\.destination.edit.binding.syncUp, edited) {
      $0.destination?.modify(\.edit) { $0.syncUp.title = "Blob's meeting" }
    }
    await store.send(.doneEditingButtonTapped) {
      $0.destination = nil
      $0.syncUp.title = "Blob's meeting"
    }
  }

  @Test func deletionIsConfirmedToldAndDismissed() async {
    let store = TestStore(initialState: SyncUpDetail.State(syncUp: syncUp)) { SyncUpDetail() }
    await store.send(.deleteButtonTapped) { $0.destination = .alert(.deleteSyncUp) }
    await store.send(\.destination.alert.confirmDeletion) { $0.destination = nil }
    await store.receive(\.delegate.deleteSyncUp, syncUp.id)
    #expect(store.isDismissed)
  }
}

@ViewAction(for: PublicFeature.self)
private struct PublicFeatureView: View {
  let store: StoreOf<PublicFeature>
  var body: some View {
    Button("Tap \(store.count)") { send(.tapped) }
  }
}

extension SyncUpsTests {
  @Test func aViewSendsItsActions() {
    let store = Store(initialState: PublicFeature.State()) { PublicFeature() }
    let host = HeadlessHost { PublicFeatureView(store: store) }
    host.tap("Tap 0")
    #expect(store.count == 1)
    #expect(host.text.contains("Tap 1"))
  }
}
