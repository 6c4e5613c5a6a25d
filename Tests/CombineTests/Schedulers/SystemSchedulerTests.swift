import Combine
import ComposableArchitecture
import Foundation
import Testing

/// Code that takes any scheduler.
private func delayed<S: Scheduler>(
  _ value: Int, by seconds: Double = 1, on scheduler: S
) -> AnyPublisher<Int, Never> {
  Just(value).delay(for: .seconds(seconds), scheduler: scheduler).eraseToAnyPublisher()
}

@MainActor struct SystemSchedulerTests {
  @Test func theSystemsSchedulersRunWork() async {
    for scheduler in [
      DispatchQueue.main.eraseToAnyScheduler(), DispatchQueue.global().eraseToAnyScheduler(),
      RunLoop.main.eraseToAnyScheduler(), OperationQueue().eraseToAnyScheduler(), .main,
    ] {
      for await value in delayed(7, by: 0.01, on: scheduler).values { #expect(value == 7) }
    }
  }

  @Test func theMainRunLoopIsServed() async {
    let tide = CurrentValueSubject<Int, Never>(1)
    let heard = tide.debounce(for: 0.01, scheduler: RunLoop.main).map { $0 + 1 }
      .delay(for: .milliseconds(1), scheduler: RunLoop.main)
      .receive(on: RunLoop.main)
      .first()
    for await value in heard.values { #expect(value == 2) }
  }

  @Test func operationQueuesAndDispatchQueuesAreServed() async {
    for await value in delayed(1, by: 0.01, on: OperationQueue()).values { #expect(value == 1) }
    for await value in delayed(2, by: 0.01, on: DispatchQueue.global()).values {
      #expect(value == 2)
    }
    for await value in Just(3).subscribe(on: OperationQueue()).values { #expect(value == 3) }
  }

  @Test func theMainThreadRunsWorkAtOnce() {
    var heard: [Int] = []
    let hearing = Just(1).receive(on: UIScheduler.shared).sink { heard.append($0) }
    #expect(heard == [1])
    hearing.cancel()
  }

  @Test func combinesOwnImmediateSchedulerMayBeErased() {
    var heard: [Int] = []
    let scheduler = ImmediateScheduler.shared.eraseToAnyScheduler()
    let hearing = Just(1).receive(on: scheduler).sink { heard.append($0) }
    #expect(heard == [1])
    hearing.cancel()
  }

  @Test func aTimerTicksByTheClockOfTheTest() {
    let clock = TestClock()
    var ticks = 0
    let timer = Timer.publish(every: 2, on: .main, in: .common)
    let hearing = timer.sink { _ in ticks += 1 }
    let connection = withDependencies {
      $0.continuousClock = clock
    } operation: {
      timer.connect()
    }
    clock.advance(by: .seconds(6))
    #expect(ticks == 3)
    connection.cancel()
    clock.advance(by: .seconds(6))
    #expect(ticks == 3)
    hearing.cancel()
  }

  @Test func aTimerTicksInRealTimeWhereNoClockWasChosen() async {
    let timer: Publishers.Autoconnect<Timer.TimerPublisher> =
      Timer.publish(every: 0.01, on: .main, in: .default).autoconnect()
    var ticks = 0
    for await _ in timer.prefix(2).values { ticks += 1 }
    #expect(ticks == 2)
  }
}
