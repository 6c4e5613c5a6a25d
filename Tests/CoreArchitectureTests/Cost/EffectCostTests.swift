import ComposableArchitecture
import Synchronization
import Testing

/// Starts effects that end when they are cancelled, its own and those of a child.
@Reducer
struct ManyEffects {
  @ObservableState
  struct State: Equatable {
    @Presents var child: ManyEffectsChild.State?
  }

  enum Action {
    case start(CountedID)
    case cancel(CountedID)
    case child(PresentationAction<ManyEffectsChild.Action>)
  }

  let ended: Atomic<Int>.Box

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .start(let id):
        return .run { _ in
          do { try await Task.never() } catch { ended.add(1) }
        }
        .cancellable(id: id)
      case .cancel(let id):
        return .cancel(id: id)
      case .child:
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) { ManyEffectsChild(ended: ended) }
  }
}

/// The presented part of it.
@Reducer
struct ManyEffectsChild {
  @ObservableState
  struct State: Equatable {}

  enum Action {
    case start
  }

  let ended: Atomic<Int>.Box

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      .run { _ in
        do { try await Task.never() } catch { ended.add(1) }
      }
    }
  }
}

/// The cost of an effect must not depend on how many others run.
@MainActor
struct EffectCostTests {
  let work = Work()
  let ended = Atomic<Int>.Box()

  @Test func cancellingOneOfManyLooksUpOnlyThatOne() async {
    func cost(of count: Int) async -> Work.Counts {
      let store = Store(initialState: ManyEffects.State()) { ManyEffects(ended: ended) }
      var tasks: [StoreTask] = []
      for number in 0..<count {
        tasks.append(store.send(.start(CountedID(number: number, work: work))))
      }
      let counts = work.during { store.send(.cancel(CountedID(number: 5, work: work))) }
      await tasks[5].finish()
      #expect(tasks.filter(\.isCancelled).isEmpty)
      for task in tasks { task.cancel() }
      for task in tasks { await task.finish() }
      return counts
    }
    let few = await cost(of: 10)
    let many = await cost(of: 2_000)
    #expect(few == many)
    #expect(many.hashes <= 3)
    #expect(ended.value == 2_010)
  }
}

extension Atomic<Int> {
  /// A number that many tasks count in.
  final class Box: Sendable {
    private let count = Atomic<Int>(0)

    func add(_ step: Int) {
      count.wrappingAdd(step, ordering: .relaxed)
    }

    var value: Int { count.load(ordering: .relaxed) }
  }
}
