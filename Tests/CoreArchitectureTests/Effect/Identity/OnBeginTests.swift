import ComposableArchitecture
import Synchronization
import Testing

/// A lighthouse whose lamp is watched by whoever has the night.
@Suite(.timeLimit(.minutes(20)), .mainSerialExecutor) @MainActor struct OnBeginTests {
  @Reducer
  struct Watch {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var sky = ""
    }

    enum Action: Equatable { case sky(String), rest }

    let diary: Diary
    @Dependency(\.sky) var sky

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .sky(let sky) = action { state.sky = sky }
        return .none
      }
      .onBegin { [sky] state in .send(.sky("\(sky) for \(state.id)")) }
      .onEnd { state in
        .run { [diary, id = state.id] _ in diary.note("\(id) goes home") }
      }
    }
  }

  @Reducer
  struct Lighthouse {
    @ObservableState
    struct State: Equatable {
      @Presents var watch: Watch.State?
      var crew: IdentifiedArrayOf<Watch.State> = []
    }

    enum Action: Equatable {
      case dusk(Int), dawn
      case watch(PresentationAction<Watch.Action>)
      case crew(IdentifiedActionOf<Watch>)
    }

    let diary: Diary

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .dusk(let id): state.watch = Watch.State(id: id)
        case .dawn: state.watch = nil
        default: break
        }
        return .none
      }
      .ifLet(\.$watch, action: \.watch) { Watch(diary: diary) }
      .forEach(\.crew, action: \.crew) { Watch(diary: diary) }
      .onEnd { _ in .run { [diary] _ in diary.note("dark") } }
    }
  }

  final class Diary: Sendable {
    private let lines = Mutex<[String]>([])
    func note(_ line: String) { lines.withLock { $0.append(line) } }
    func take() -> [String] {
      lines.withLock { lines in
        defer { lines = [] }
        return lines
      }
    }
  }

  let diary = Diary()

  @Test func aChildBeginsWhenItIsPresentedAndEndsWhenAnotherTakesItsPlace() async {
    let store = TestStore(initialState: Lighthouse.State()) {
      Lighthouse(diary: diary)
    } withDependencies: {
      $0.sky = "fog"
    }
    await store.send(.dusk(3)) { $0.watch = Watch.State(id: 3) }
    await store.receive(\.watch.sky) { $0.watch?.sky = "fog for 3" }
    await store.send(.watch(.presented(.rest)))

    await store.send(.dusk(4)) { $0.watch = Watch.State(id: 4) }
    await store.receive(\.watch.sky) { $0.watch?.sky = "fog for 4" }
    await store.finish()
    #expect(diary.take() == ["3 goes home"])

    await store.send(.dawn) { $0.watch = nil }
    await store.finish()
    #expect(diary.take() == ["4 goes home"])
  }

  @Test func whoIsThereFromTheStartBeginsWithTheStore() async {
    let crew: IdentifiedArrayOf = [Watch.State(id: 1), Watch.State(id: 2)]
    let store = TestStore(initialState: Lighthouse.State(crew: crew)) {
      Lighthouse(diary: diary)
    } withDependencies: {
      $0.sky = "stars"
    }
    await store.receive(\.crew[id: 1].sky) { $0.crew[id: 1]?.sky = "stars for 1" }
    await store.receive(\.crew[id: 2].sky) { $0.crew[id: 2]?.sky = "stars for 2" }
  }

  @Test func allEndWithTheirStore() async {
    var store: StoreOf<Lighthouse>? = Store(
      initialState: Lighthouse.State(watch: Watch.State(id: 8))
    ) { Lighthouse(diary: diary) }
    #expect(store?.watch?.sky == "clear for 8")
    store = nil
    await Task.megaYield()
    #expect(diary.take() == ["8 goes home", "dark"])
  }

  @Test func aHiddenReducerThatBeginsIsReported() {
    withKnownIssue {
      _ = Reduce(Watch(diary: diary) as any ReducerOf<Watch>)
    } matching: {
      $0.comments.contains { "\($0)".contains("'OnBeginTests.Watch' has an 'onBegin'") }
    }
  }
}

extension DependencyValues {
  fileprivate var sky: String {
    get { self[SkyKey.self] }
    set { self[SkyKey.self] = newValue }
  }
}

private enum SkyKey: DependencyKey {
  static let liveValue = "clear"
  static let testValue = "clear"
}
