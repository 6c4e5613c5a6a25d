import Core
import Testing

/// Who has read a row is told when what it has read is another value, whatever has become of the
/// list: rows edited, replaced, removed, moved, and whole lists brought back from a copy.
@MainActor @Suite(.timeLimit(.minutes(20))) struct GeneratedRowReadersTests {
  @Reducer
  struct Orchard {
    @ObservableState
    struct State {
      var trees: IdentifiedArrayOf<Tree.State> = []
      var saved: [IdentifiedArrayOf<Tree.State>] = []
    }

    enum Action {
      case change((inout State) -> Void)
      case trees(IdentifiedActionOf<Tree>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .forEach(\.trees, action: \.trees) { Tree() }
    }
  }

  @Reducer
  struct Tree {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var apples = 0
      var isPruned = false
    }

    enum Action { case grow, prune }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .grow: state.apples += 1
        case .prune: state.isPruned.toggle()
        }
        return .none
      }
    }
  }

  /// Reads the apples of a tree, and again after each change that it is told of.
  final class Reader {
    let tree: StoreOf<Tree>
    private(set) var seen = 0

    init(_ tree: StoreOf<Tree>) {
      self.tree = tree
      read()
    }

    func readIfTold() { if wasTold.value { read() } }

    private let wasTold = LockIsolated(false)

    private func read() {
      wasTold.setValue(false)
      seen = withPerceptionTracking {
        tree.apples
      } onChange: { [wasTold] in
        wasTold.setValue(true)
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func noReaderKeepsAnOldValue(seed: UInt64) {
    var random = Weather(state: seed)
    let store = Store(initialState: Orchard.State()) { Orchard() }
    var readers: [Int: Reader] = [:]
    for step in 0..<200 {
      change(store, using: &random)
      let trees = store.withState { $0.trees }
      readers = readers.filter { trees[id: $0.key] != nil }
      for tree in store.scope(state: \.trees, action: \.trees) {
        let id = tree.withState { $0.id }
        if readers[id] == nil, Bool.random(using: &random) { readers[id] = Reader(tree) }
      }
      for (id, reader) in readers {
        reader.readIfTold()
        #expect(reader.seen == trees[id: id]?.apples, "seed \(seed), step \(step), tree \(id)")
      }
    }
  }

  private func change(_ store: StoreOf<Orchard>, using random: inout Weather) {
    let count = store.withState { $0.trees.count }
    let position = Int.random(in: 0..<max(1, count), using: &random)
    let id = count == 0 ? 0 : store.withState { $0.trees[position].id }
    let other = Int.random(in: 0..<30, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2 where count > 0: store.send(.trees(.element(id: id, action: .grow)))
    case 3 where count > 0: store.send(.trees(.element(id: id, action: .prune)))
    case 4 where count > 0:
      store.send(.change { $0.trees[id: id] = Tree.State(id: id, apples: other) })
    case 5 where count > 0: store.send(.change { $0.trees.remove(id: id) })
    case 6 where count > 1: store.send(.change { $0.trees.swapAt(0, position) })
    case 7: store.send(.change { $0.saved.append($0.trees) })
    case 8:
      store.send(.change { if let trees = $0.saved.popLast() { $0.trees = trees } })
    case 9:
      store.send(
        .change {
          guard let trees = $0.saved.last else { return }
          $0.trees = trees
          $0.trees.append(Tree.State(id: other, apples: 1))
        })
    case 10 where count > 0: store.send(.change { $0.trees[position].apples += 2 })
    default:
      store.send(.change { $0.trees.insert(Tree.State(id: other), at: min(position, count)) })
    }
  }

  private struct Weather: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) | (state << 31)
    }
  }
}
