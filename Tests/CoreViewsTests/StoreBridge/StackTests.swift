import Testing
import Views
import ViewsTesting

@Reducer
private struct Page {
  @ObservableState
  struct State: Equatable {
    let number: Int
    var taps = 0
  }

  enum Action {
    case closeTapped
    case tapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped: return .run { _ in await dismiss() }
      case .tapped: state.taps += 1
      }
      return .none
    }
  }
}

@Reducer
private struct Book {
  @Reducer
  enum Path {
    case page(Page)
    case index(Page)
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
    var popped: [StackElementID] = []
  }

  enum Action {
    case open(Int)
    case path(StackActionOf<Path>)
    case popToRoot
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open(let number): state.path.append(.page(Page.State(number: number)))
      case .path(.popFrom(let id)): state.popped.append(id)
      case .popToRoot: state.path.removeAll()
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

private struct BookView: View {
  @Bindable var store: StoreOf<Book>
  let count: BodyCount

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        Button("Open 1") { store.send(.open(1)) }
        NavigationLink("Index", state: Book.Path.State.index(Page.State(number: 0)))
        NavigationLink(state: nil as Book.Path.State?) { Text("Nowhere") }
        NavigationLink("Wrong", state: Page.State(number: 0))
      }
      .navigationTitle("Book")
    } destination: { store in
      switch store.case {
      case .page(let store): PageView(store: store, count: count)
      case .index(let store): PageView(store: store, count: count).navigationTitle("Index")
      }
    }
  }
}

private struct PageView: View {
  let store: StoreOf<Page>
  let count: BodyCount
  @State private var notes = 0

  var body: some View {
    let _ = count.add("\(store.number)")
    VStack {
      Text("Page \(store.number), taps: \(store.taps), notes: \(notes)")
      Button("Tap") { store.send(.tapped) }
      Button("Note") { notes += 1 }
      Button("Close") { store.send(.closeTapped) }
      NavigationLink(state: Book.Path.State.page(Page.State(number: store.number + 1))) {
        Text("Next")
      }
    }
  }
}

@MainActor
struct StackTests {
  private let store = Store(initialState: Book.State()) { Book() }
  private let count = BodyCount()

  private func host() -> HeadlessHost {
    HeadlessHost { BookView(store: store, count: count) }
  }

  @Test func pushesByStateShowScreensAndPopsByTheHostAreActions() throws {
    let host = host()
    host.tap("Open 1")
    store.send(.open(2))
    #expect(host.text.contains("Page 2"))
    let id = try #require(store.path.ids.last)
    host.back()
    #expect(store.popped == [id])
    #expect(store.path.count == 1)
    #expect(host.text.contains("Page 1"))
    host.back()
    #expect(host.front.title == "Book")
    #expect(!host.front.canGoBack)
  }

  @Test func linksPushTheirState() {
    let host = host()
    host.tap("Index")
    #expect(host.front.title == "Index")
    host.tap("Next")
    host.tap("Next")
    #expect(host.text.contains("Page 2"))
    #expect(store.path.count == 3)
    #expect(Set(store.path.ids).count == 3)
    store.send(.open(7))
    #expect(Set(store.path.ids).count == 4)
  }

  @Test func screensKeepTheirStateWhileOthersComeAndGo() {
    let host = host()
    host.tap("Open 1")
    host.tap("Note")
    host.tap("Next")
    host.tap("Tap")
    #expect(host.text.contains("Page 2, taps: 1, notes: 0"))
    host.back()
    #expect(host.text.contains("Page 1, taps: 0, notes: 1"))
  }

  @Test func aScreensChangeEvaluatesThatScreenAlone() {
    let host = host()
    for number in 1...50 { store.send(.open(number)) }
    #expect(host.text.contains("Page 50"))
    _ = count.take()
    host.tap("Tap")
    #expect(host.text.contains("Page 50, taps: 1"))
    #expect(count.take() == ["50": 1])
    store.send(.path(.element(id: store.path.ids[3], action: .page(.tapped))))
    _ = host.text
    #expect(count.take() == ["4": 1])
    store.send(.open(51))
    #expect(host.text.contains("Page 51"))
    #expect(count.take() == ["51": 1])
  }

  @Test func aScreenThatDismissesItselfIsPopped() async {
    let host = host()
    host.tap("Open 1")
    store.send(.open(2))
    let id = store.path.ids[1]
    await store.send(.path(.element(id: id, action: .page(.closeTapped)))).finish()
    #expect(store.path.count == 1)
    #expect(host.text.contains("Page 1"))
    #expect(store.popped == [id])
  }

  @Test func poppingToTheRootLeavesOnlyTheRoot() {
    let host = host()
    for number in 1...3 { store.send(.open(number)) }
    #expect(host.text.contains("Page 3"))
    store.send(.popToRoot)
    #expect(host.front.title == "Book")
  }

  @Test func anEmptyLinkIsDisabled() {
    let links = host().front.controls.filter { $0.role == .link }
    #expect(links.map(\.isEnabled) == [true, false, true])
  }

  @Test func aLinkToAnotherTypeOfStateIsReported() {
    let host = host()
    withKnownIssue {
      host.tap("Wrong")
    } matching: { issue in
      issue.description.contains("A link could not push a screen of State: the path of the")
    }
    #expect(store.path.isEmpty)
  }

  @Test func aLinkOutsideOfAStackIsReported() {
    let host = HeadlessHost { NavigationLink("Lost", state: 1) }
    withKnownIssue {
      host.tap("Lost")
    } matching: { issue in
      issue.description.contains("A link could not push a screen of Int: there is no")
    }
    let other = HeadlessHost { NavigationStack { NavigationLink("Lost", state: 1) } }
    withKnownIssue {
      other.tap("Lost")
    } matching: { issue in
      issue.description.contains("there is no `NavigationStack(path:root:destination:)`")
    }
  }

  @Test func aStackThatNoReducerRunsIsReported() {
    let store = Store(initialState: Book.State(path: [.page(Page.State(number: 1))])) {
      EmptyReducer<Book.State, Book.Action>()
    }
    let host = HeadlessHost { BookView(store: store, count: count) }
    withKnownIssue {
      host.back()
    } matching: { issue in
      issue.description.contains("wanted to pop a screen of State")
    }
  }

  @Test func nothingOfAStoreStaysWhenItsScreensHaveGone() {
    weak var kept: StoreOf<Book>?
    do {
      let store = Store(initialState: Book.State()) { Book() }
      kept = store
      let host = HeadlessHost { BookView(store: store, count: count) }
      host.tap("Open 1")
      host.tap("Tap")
      host.session.close()
    }
    #expect(kept == nil)
  }
}
