import Combine
import ComposableArchitecture
import Foundation
import Testing

/// What finds a text some time after it was typed, as models of the time of Combine do.
private final class Search: ObservableObject {
  @Published var text = ""
  @Published var found: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  init(mainQueue: AnySchedulerOf<DispatchQueue>) {
    $text.dropFirst().debounce(for: .milliseconds(300), scheduler: mainQueue)
      .removeDuplicates()
      .sink { [weak self] in self?.found.append($0) }
      .store(in: &subscriptions)
  }
}

/// Code that takes any scheduler.
private func delayed<S: Scheduler>(
  _ value: Int, by seconds: Double = 1, on scheduler: S
) -> AnyPublisher<Int, Never> {
  Just(value).delay(for: .seconds(seconds), scheduler: scheduler).eraseToAnyPublisher()
}

@MainActor struct SchedulerTests {
  @Test func aTestMovesTheTimeOfAModel() {
    let queue = DispatchQueue.test
    let search = Search(mainQueue: queue.eraseToAnyScheduler())
    search.text = "B"
    queue.advance(by: .milliseconds(200))
    search.text = "Buoy"
    queue.advance(by: 0.299)
    #expect(search.found == [])
    queue.advance(by: .milliseconds(1))
    #expect(search.found == ["Buoy"])
  }

  @Test func aTestThatAwaitsMovesItToo() async {
    let queue = DispatchQueue.test
    let search = Search(mainQueue: queue.eraseToAnyScheduler())
    search.text = "Quay"
    await queue.advance(by: .milliseconds(300))
    #expect(search.found == ["Quay"])
  }

  @Test func anImmediateSchedulerWaitsForNothing() {
    let search = Search(mainQueue: .immediate)
    search.text = "Buoy"
    #expect(search.found == ["Buoy"])
    var heard: [Int] = []
    let hearing = delayed(3, on: DispatchQueue.immediate).sink { heard.append($0) }
    #expect(heard == [3])
    hearing.cancel()
  }

  @Test func valuesAreHeardWhenTheTimeIsMovedByNothing() {
    let queue = DispatchQueue.test
    var heard: [Int] = []
    let hearing = [1, 2, 3].publisher.receive(on: queue).sink { heard.append($0) }
    #expect(heard == [])
    queue.advance()
    #expect(heard == [1, 2, 3])
    hearing.cancel()
  }

  @Test func valuesAreDelayedAndThinnedOut() {
    let queue = DispatchQueue.test
    let tide = PassthroughSubject<Int, Never>()
    var (late, some): ([Int], [Int]) = ([], [])
    let hearings = [
      tide.delay(for: .seconds(2), scheduler: queue).sink { late.append($0) },
      tide.throttle(for: .seconds(1), scheduler: queue, latest: true).sink { some.append($0) },
    ]
    for value in 1...3 { tide.send(value) }
    queue.advance(by: .seconds(1))
    #expect(late == [])
    #expect(some.last == 3)
    queue.advance(by: .seconds(1))
    #expect(late == [1, 2, 3])
    withExtendedLifetime(hearings) {}
  }

  @Test func workIsRepeatedUntilItIsCancelled() {
    let queue = DispatchQueue.test
    var strokes: [Int] = []
    let start: DispatchQueue.SchedulerTimeType = queue.now
    let bell = queue.schedule(after: start.advanced(by: .seconds(1)), interval: .seconds(2)) {
      strokes.append(strokes.count)
    }
    queue.advance(by: .seconds(4))
    #expect(strokes.count == 2)
    queue.advance(by: .seconds(1))
    #expect(strokes.count == 3)
    bell.cancel()
    queue.advance(by: .seconds(10))
    #expect(strokes.count == 3)
  }

  @Test func theTimeOfATestIsRunToItsEnd() {
    let queue = DispatchQueue.test
    var heard: [Int] = []
    let hearing = delayed(1, on: queue).merge(with: delayed(2, on: queue)).sink { heard.append($0) }
    queue.run()
    #expect(heard == [1, 2])
    #expect(start(of: queue).distance(to: queue.now) == .seconds(1))
    hearing.cancel()
  }

  private func start(of queue: TestSchedulerOf<DispatchQueue>) -> DispatchQueue.SchedulerTimeType {
    .init(DispatchTime(uptimeNanoseconds: 1))
  }

  @Test func copiesOfATestsSchedulerHaveOneTime() {
    let queue = DispatchQueue.test
    queue.advance(by: .seconds(3))
    let (first, second) = (queue.eraseToAnyScheduler(), queue.eraseToAnyScheduler())
    let (one, two): (DispatchQueue.SchedulerTimeType, DispatchQueue.SchedulerTimeType) =
      (first.now, second.now)
    #expect(one == two)
    var isRun = false
    second.schedule(after: one.advanced(by: .seconds(1))) { isRun = true }
    queue.advance(by: .seconds(1))
    #expect(isRun)
  }

  @Test func aSubscriptionThatIsCancelledLeavesNothingOnTheClock() async throws {
    let clock = DispatchQueue.test
    let start: DispatchQueue.SchedulerTimeType = clock.now
    let bell = clock.schedule(after: start, interval: .seconds(1)) {}
    bell.cancel()
    try await clock.checkSuspension()
  }

  @Test func theMainQueueOfAFeatureIsAScheduler() {
    let queue = DispatchQueue.test
    withDependencies {
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0.mainRunLoop = .immediate
    } operation: {
      @Dependency(\.mainQueue) var mainQueue
      @Dependency(\.mainRunLoop) var mainRunLoop
      var heard: [Int] = []
      let hearings = [
        delayed(1, on: mainQueue).sink { heard.append($0) },
        delayed(2, on: mainRunLoop).sink { heard.append($0) },
      ]
      #expect(heard == [2])
      queue.advance(by: .seconds(1))
      #expect(heard == [2, 1])
      withExtendedLifetime(hearings) {}
    }
  }

  @Test func aMainQueueThatWasNotChosenSaysSo() {
    @Dependency(\.mainQueue) var mainQueue
    withKnownIssue {
      _ = Just(1).receive(on: mainQueue).sink { _ in }
    } matching: {
      "\($0)".contains("'DispatchQueue.test'")
    }
    withExpectedIssue {
      _ = Just(1).receive(on: DispatchQueue.unimplemented).sink { _ in }
    }
  }

  @Test func aFeaturesEffectsTakeTimesOfSchedulers() async {
    struct Horn: Reducer {
      struct State: Equatable { var blasts = 0 }
      enum Action { case pressed, blown }
      let pause: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(500)
      @Dependency(\.mainQueue) var mainQueue
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .pressed:
          return .send(.blown).debounce(id: "horn", for: pause, scheduler: mainQueue)
        case .blown:
          state.blasts += 1
          return .none
        }
      }
    }
    let queue = DispatchQueue.test
    let store = TestStore(initialState: Horn.State()) {
      Horn()
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    await store.send(.pressed)
    await queue.advance(by: .milliseconds(500))
    await store.receive(.blown) { $0.blasts = 1 }
  }
}
