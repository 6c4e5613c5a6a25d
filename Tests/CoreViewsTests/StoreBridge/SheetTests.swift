import Testing
import Views
import ViewsTesting

@Reducer
private struct Detail {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var taps = 0
    @Presents var note: Note.State?
  }

  enum Action {
    case closeTapped
    case note(PresentationAction<Note.Action>)
    case noteTapped
    case tapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped: return .run { _ in await dismiss() }
      case .noteTapped: state.note = Note.State()
      case .tapped: state.taps += 1
      case .note: break
      }
      return .none
    }
    .ifLet(\.$note, action: \.note) { Note() }
  }
}

@Reducer
private struct Note {
  @ObservableState
  struct State: Equatable { var text = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
private struct Overview {
  @Reducer
  enum Destination {
    case detail(Detail)
    case note(Note)
  }

  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
    @Presents var cover: Detail.State?
    var ticks = 0
  }

  enum Action {
    case cover(PresentationAction<Detail.Action>)
    case destination(PresentationAction<Destination.Action>)
    case show(Int)
    case showCover
    case showNote
    case tick
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .show(let id): state.destination = .detail(Detail.State(id: id))
      case .showCover: state.cover = Detail.State(id: 9)
      case .showNote: state.destination = .note(Note.State())
      case .tick: state.ticks += 1
      case .cover, .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$cover, action: \.cover) { Detail() }
  }
}

private struct OverviewView: View {
  @Bindable var store: StoreOf<Overview>
  let events: Events

  var body: some View {
    VStack {
      Text("Ticks: \(store.ticks)")
      Button("Show") { store.send(.show(1)) }
    }
    .sheet(
      item: $store.scope(state: \.destination?.detail, action: \.destination.detail),
      onDismiss: { events.list.append("dismissed") }
    ) { store in
      DetailView(store: store, events: events)
    }
    .sheet(item: $store.scope(state: \.destination?.note, action: \.destination.note)) { store in
      NoteView(store: store)
    }
    .fullScreenCover(item: $store.scope(state: \.cover, action: \.cover)) { store in
      DetailView(store: store, events: events)
    }
  }
}

private struct DetailView: View {
  @Bindable var store: StoreOf<Detail>
  let events: Events

  var body: some View {
    VStack {
      Text("Detail \(store.state.id), taps: \(store.taps)")
      Button("Tap") { store.send(.tapped) }
      Button("Note") { store.send(.noteTapped) }
      Button("Close") { store.send(.closeTapped) }
    }
    .onAppear { events.list.append("appeared") }
    .sheet(item: $store.scope(state: \.note, action: \.note)) { NoteView(store: $0) }
  }
}

private struct NoteView: View {
  @Bindable var store: StoreOf<Note>
  var body: some View { TextField("Text", text: $store.text) }
}

private final class Events {
  var list: [String] = []
}

@MainActor
struct SheetTests {
  private let store = Store(initialState: Overview.State()) { Overview() }
  private let events = Events()

  private func host() -> HeadlessHost {
    HeadlessHost { OverviewView(store: store, events: events) }
  }

  @Test func aSheetComesWithItsStateAndSendsDismissWhenItIsClosed() {
    let host = host()
    host.tap("Show")
    #expect(host.front.element.role == .sheet)
    host.tap("Tap")
    #expect(host.text.contains("Detail 1, taps: 1"))
    host.back()
    #expect(store.destination == nil)
    #expect(!host.front.isModal)
    #expect(events.list == ["appeared", "dismissed"])
  }

  @Test func aSheetStaysTheSameWhenTheScreenBelowChanges() {
    let host = host()
    host.tap("Show")
    let id = host.front.element.id
    store.send(.tick)
    host.tap("Tap")
    #expect(host.front.element.id == id)
    #expect(events.list == ["appeared"])
  }

  @Test func anotherIDOrAnotherCaseIsAnotherSheet() {
    let host = host()
    host.tap("Show")
    let first = host.front.element.id
    store.send(.show(2))
    let second = host.front.element.id
    #expect(host.text.contains("Detail 2"))
    #expect(first != second)
    store.send(.showNote)
    #expect(host.text.contains("Text: []"))
    #expect(events.list.sorted() == ["appeared", "appeared", "dismissed", "dismissed"])
    host.type("Text", "Hi")
    #expect(store.withState { $0.destination?.note?.text } == "Hi")
  }

  @Test func aSheetOverASheetClosesFirst() {
    let host = host()
    host.tap("Show")
    host.tap("Note")
    host.type("Text", "Hi")
    store.send(.tick)
    #expect(host.text.contains("Text: [Hi]"))
    host.back()
    #expect(host.text.contains("Detail 1"))
    host.back()
    #expect(host.text.contains("Ticks: 1"))
  }

  @Test func aCoverIsEndedByTheDismissalOfItsFeature() async {
    let host = host()
    store.send(.showCover)
    #expect(host.front.element.role == .cover)
    await store.send(.cover(.presented(.closeTapped))).finish()
    #expect(store.cover == nil)
    #expect(!host.front.isModal)
  }

  @Test func endingAPresentationThatNoReducerEndsIsReported() {
    withKnownIssue {
      let store = Store(initialState: Overview.State(cover: Detail.State(id: 1))) {
        EmptyReducer<Overview.State, Overview.Action>()
      }
      let host = HeadlessHost { OverviewView(store: store, events: events) }
      host.back()
      #expect(host.front.isModal)
    } matching: { issue in
      issue.description.contains("A view ended the presentation of State, but the state is still")
    }
  }
}
