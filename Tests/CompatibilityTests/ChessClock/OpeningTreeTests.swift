import ComposableArchitecture
import Testing

/// A position in the tree of openings.
///
/// It can be thought about, which takes a while.
@Reducer
private struct Position {
  @ObservableState
  struct State: Equatable {
    let moves: [String]
    var seconds = 0
    var verdict: String?
  }

  enum Action {
    case clockPressed
    case secondPassed
    case judged
    case verdict(Result<String, any Error>)
    case takenBack
  }

  private enum Thought { case clock }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.oracle) var oracle

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clockPressed:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.secondPassed) }
        }
        .cancellable(id: Thought.clock, cancelInFlight: true)
      case .secondPassed:
        state.seconds += 1
        return .none
      case .judged:
        return .run { [line = state.moves] send in
          await send(.verdict(Result { try await oracle.judge(line) }))
        }
      case .verdict(let result):
        state.verdict = (try? result.get()) ?? "nobody knows"
        return .cancel(id: Thought.clock)
      case .takenBack:
        return .run { _ in await dismiss() }
      }
    }
  }
}

private struct Oracle: TestDependencyKey {
  var judge: @Sendable ([String]) async throws -> String

  static let testValue = Oracle { _ in throw CancellationError() }
}

extension DependencyValues {
  fileprivate var oracle: Oracle {
    get { self[Oracle.self] }
    set { self[Oracle.self] = newValue }
  }
}

/// An endgame table: it knows the result and leads nowhere.
@Reducer
private struct Endgame {
  @ObservableState
  struct State: Equatable { var pieces: Int }
  enum Action { case pieceTaken, restarted }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .pieceTaken = action { state.pieces -= 1 }
      return .none
    }
  }
}

/// The tree: from a position one goes deeper, back to any earlier one, or to an endgame.
@Reducer
private struct OpeningTree {
  @Reducer
  enum Branch {
    case position(Position)
    case endgame(Endgame)
  }

  @ObservableState
  struct State: Equatable {
    var line = StackState<Branch.State>()
    var left: [StackElementID] = []
  }

  enum Action {
    case line(StackActionOf<Branch>)
    case played(String)
    case soldOff(pieces: Int)
    case backToMove(Int)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .played(let move):
        var moves: [String] = []
        if case .position(let last)? = state.line.last { moves = last.moves }
        state.line.append(.position(Position.State(moves: moves + [move])))
      case .soldOff(let pieces):
        state.line.append(.endgame(Endgame.State(pieces: pieces)))
      case .backToMove(let count):
        state.line.removeLast(state.line.count - count)
      case .line(.element(_, .endgame(.restarted))):
        state.line.removeAll()
      case .line(.popFrom(let id)):
        state.left.append(id)
      case .line:
        break
      }
      return .none
    }
    .forEach(\.line, action: \.line)
  }
}

extension OpeningTree.Branch.State: Equatable {}

@MainActor
struct OpeningTreeTests {
  private let clock = TestClock()

  private func tree(_ line: [String] = []) -> TestStoreOf<OpeningTree> {
    var state = OpeningTree.State()
    for count in line.indices {
      state.line.append(.position(Position.State(moves: Array(line[...count]))))
    }
    return TestStore(initialState: state) {
      OpeningTree()
    } withDependencies: {
      $0.continuousClock = clock
      $0.oracle.judge = { "\($0.joined(separator: " ")) is sound" }
    }
  }

  @Test func movesGoDeeperByTheirOwnIDs() async {
    let store = tree()
    await store.send(.played("e4")) { $0.line[id: 0] = .position(.init(moves: ["e4"])) }
    await store.send(.played("c5")) { $0.line[id: 1] = .position(.init(moves: ["e4", "c5"])) }
    await store.send(.line(.popFrom(id: 1))) {
      $0.line.pop(from: 1)
      $0.left = [1]
    }
    await store.send(.line(.push(id: 2, state: .endgame(.init(pieces: 5))))) {
      $0.line[id: 2] = .endgame(Endgame.State(pieces: 5))
    }
    await store.send(\.line[id: 2].endgame.pieceTaken) {
      $0.line[id: 2, case: \.endgame]?.pieces = 4
    }
  }

  @Test func thoughtOfOnePositionEndsWhenItIsLeft() async {
    let store = tree(["d4", "Nf6"])
    await store.send(\.line[id: 0].position.clockPressed)
    await store.send(\.line[id: 1].position.clockPressed)
    await clock.advance(by: .seconds(1))
    await store.receive(\.line[id: 0].position.secondPassed) {
      $0.line[id: 0, case: \.position]?.seconds = 1
    }
    await store.receive(\.line[id: 1].position.secondPassed) {
      $0.line[id: 1]?.modify(\.position) { $0.seconds = 1 }
    }
    await store.send(.backToMove(1)) { $0.line.removeLast() }
    await clock.advance(by: .seconds(1))
    await store.receive(\.line[id: 0].position.secondPassed) {
      $0.line[id: 0, case: \.position]?.seconds = 2
    }
    await store.send(.line(.popFrom(id: 0))) {
      $0.line = StackState()
      $0.left = [0]
    }
    await clock.advance(by: .seconds(60))
  }

  @Test func verdictComesBackToThePositionThatAsked() async {
    let store = tree(["e4", "e5", "f4"])
    await store.send(\.line[id: 1].position.judged)
    await store.receive(\.line[id: 1].position.verdict.success, "e4 e5 is sound") {
      $0.line[id: 1, case: \.position]?.verdict = "e4 e5 is sound"
    }
  }

  @Test func positionTakesItselfAndAllAfterItBack() async {
    let store = tree(["g3", "d5", "Bg2"])
    let ids = Array(store.state.line.ids)
    await store.send(.line(.element(id: ids[1], action: .position(.takenBack))))
    await store.receive(\.line.popFrom, ids[1]) {
      $0.line.pop(from: ids[1])
      $0.left = [ids[1]]
    }
    #expect(store.state.line.ids == [ids[0]])
  }

  @Test func endgameClearsTheBoard() async {
    let store = tree(["b3"])
    await store.send(.soldOff(pieces: 3)) { $0.line.append(.endgame(.init(pieces: 3))) }
    await store.send(.line(.element(id: 1, action: .endgame(.restarted)))) { $0.line.removeAll() }
    await withKnownIssue { await store.send(\.line[id: 1].endgame.pieceTaken) }
    await withKnownIssue { await store.send(.line(.popFrom(id: 0))) }
  }

  @Test func lineIsACollectionOfBranches() {
    var line = StackState<OpeningTree.Branch.State>([.endgame(.init(pieces: 6))])
    line.append(contentsOf: [.endgame(.init(pieces: 5)), .endgame(.init(pieces: 4))])
    #expect(line.map { $0.endgame?.pieces } == [6, 5, 4])
    #expect(line.ids.count == 3)
    line.swapAt(0, 2)
    line.remove(at: 1)
    #expect(line.compactMap { $0.endgame?.pieces } == [4, 6])
    let id = line.ids[0]
    line.pop(to: id)
    #expect(line.first == line[id: id])
    #expect(line != StackState([.endgame(.init(pieces: 4)), .endgame(.init(pieces: 4))]))
  }

  @Test func storesOfTheScreensAreThoseOfTheLine() throws {
    let store = Store(initialState: OpeningTree.State()) { OpeningTree() }
    for move in ["c4", "e5"] { store.send(.played(move)) }
    let id = try #require(store.line.ids.last)
    let last = try #require(store.scope(state: \.line[id: id], action: \.line[id: id]))
    guard case .position(let screen) = last.case else {
      Issue.record("The last branch is a position.")
      return
    }
    screen.send(.secondPassed)
    #expect(screen.moves == ["c4", "e5"])
    #expect(store.line[id: id]?.position?.seconds == 1)
    #expect(last.withState { $0.position?.seconds } == 1)
    let line = store.scope(state: \.line, action: \.line)
    #expect(line.withState(\.count) == 2)
  }
}
