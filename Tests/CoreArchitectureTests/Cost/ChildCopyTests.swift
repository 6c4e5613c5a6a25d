import Core
import Testing

/// Pages that count how often a write copied them, because something else held them.
struct Pages: Equatable {
  private final class Storage {
    var pages: [Int]

    init(_ pages: [Int]) { self.pages = pages }
  }

  private var storage = Storage([])
  private(set) var copies = 0

  mutating func write(_ page: Int) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.pages)
      copies += 1
    }
    storage.pages.append(page)
  }

  var count: Int { storage.pages.count }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage.pages == rhs.storage.pages }
}

// Unchecked: the storage is changed by its only owner.
extension Pages: @unchecked Sendable {}

/// Writes to its pages.
@Reducer
struct Author {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var pages = Pages()
  }

  enum Action { case write }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.pages.write(state.id)
      return .none
    }
  }
}

/// A reducer changes its child in place, however the child is held: nothing is copied.
@MainActor
struct ChildCopyTests {
  @Reducer
  enum Desk {
    case author(Author)
    case other(Author)
  }

  @Reducer
  struct Library {
    @ObservableState
    struct State {
      var own = Author.State()
      var plain: [Author.State] = [Author.State(id: 0), Author.State(id: 1)]
      var optional: Author.State? = Author.State()
      var desk = Desk.State.author(Author.State())
      @Presents var presented: Author.State? = Author.State()
      @Presents var destination: Desk.State? = .author(Author.State())
      var rows: IdentifiedArrayOf<Author.State> = [Author.State(id: 1), Author.State(id: 2)]
      var desks = StackState<Desk.State>()
      var routes: [Route<Desk.State>] = [.root(.author(Author.State())), .push(.other(.init()))]

      init() { desks[id: 0] = .author(Author.State()) }
    }

    enum Action {
      case own(Author.Action)
      case optional(Author.Action)
      case desk(Desk.Action)
      case presented(PresentationAction<Author.Action>)
      case destination(PresentationAction<Desk.Action>)
      case rows(IdentifiedActionOf<Author>)
      case desks(StackActionOf<Desk>)
      case router(IndexedRouterActionOf<Desk>)
      case edit(@Sendable (inout State) -> Void)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.own, action: \.own) { Author() }
      Scope(state: \.desk, action: \.desk) { Desk.body }
      Reduce { state, action in
        if case .edit(let edit) = action { edit(&state) }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Author() }
      .ifLet(\.$presented, action: \.presented) { Author() }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.rows, action: \.rows) { Author() }
      .forEach(\.desks, action: \.desks)
      .forEachRoute(\.routes, action: \.router) { Desk.body }
    }
  }

  struct Place: CustomTestStringConvertible, Sendable {
    let name: String
    let action: @Sendable () -> Library.Action
    let pages: @Sendable (Library.State) -> Pages?

    init(
      _ name: String, _ action: @autoclosure @escaping @Sendable () -> Library.Action,
      _ pages: @escaping @Sendable (Library.State) -> Pages?
    ) {
      (self.name, self.action, self.pages) = (name, action, pages)
    }

    var testDescription: String { name }
  }

  nonisolated static let places = [
    Place("struct", .own(.write)) { $0.own.pages },
    Place("optional", .optional(.write)) { $0.optional?.pages },
    Place("enum case", .desk(.author(.write))) { $0.desk.author?.pages },
    Place("presented", .presented(.presented(.write))) { $0.presented?.pages },
    Place("destination", .destination(.presented(.author(.write)))) {
      $0.destination?.author?.pages
    },
    Place("row", .rows(.element(id: 1, action: .write))) { $0.rows[id: 1]?.pages },
    Place("screen", .desks(.element(id: 0, action: .author(.write)))) {
      $0.desks.first?.author?.pages
    },
    Place("route", .router(.routeAction(id: 1, action: .other(.write)))) {
      $0.routes[1].screen.other?.pages
    },
    // What a parent edits itself.
    Place("presented, by the parent", .edit { $0.presented?.pages.write(1) }) {
      $0.presented?.pages
    },
    Place("destination, by the parent", .edit { $0.$destination[case: \.author]?.pages.write(1) }) {
      $0.destination?.author?.pages
    },
    Place("destination, modified", .edit { $0.destination?.modify(\.author) { $0.pages.write(1) } })
    { $0.destination?.author?.pages },
    Place("row, by the parent", .edit { $0.rows[id: 1]?.pages.write(1) }) { $0.rows[id: 1]?.pages },
    Place("row by position, by the parent", .edit { $0.rows[1].pages.write(1) }) {
      $0.rows[1].pages
    },
    Place(
      "screen, by the parent", .edit { $0.desks[id: 0]?.modify(\.author) { $0.pages.write(1) } }
    ) { $0.desks.first?.author?.pages },
    Place(
      "screen by case, by the parent", .edit { $0.desks[id: 0, case: \.author]?.pages.write(1) }
    ) { $0.desks.first?.author?.pages },
    Place("array, by the parent", .edit { $0.plain[0].pages.write(1) }) { $0.plain[0].pages },
  ]

  @Test(arguments: places) func aChildIsNeverCopied(place: Place) {
    let store = Store(initialState: Library.State()) { Library() }
    for _ in 1...3 { store.send(place.action()) }
    #expect(store.withState(place.pages)?.count == 3)
    #expect(store.withState(place.pages)?.copies == 0)
  }

  @Test(arguments: places) func aChildThatIsObservedIsNeverCopied(place: Place) {
    let store = Store(initialState: Library.State()) { Library() }
    for count in 0...2 {
      withPerceptionTracking {
        #expect(place.pages(store.state)?.count == count)
      } onChange: {
      }
      store.send(place.action())
    }
    #expect(store.withState(place.pages)?.copies == 0)
  }
}
