import Foundation
import Testing

@testable import CoreDependencies

struct ClockTests {
  @Test func sleepEndsWhenTheTestClockReachesTheDeadline() async throws {
    let clock = TestClock()
    let log = LockIsolated<[String]>([])
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      log.withValue { $0.append("one") }
      try await clock.sleep(for: .seconds(1))
      log.withValue { $0.append("two") }
    }
    await clock.advance(by: .milliseconds(999))
    #expect(log.value == [])
    await clock.advance(by: .milliseconds(1))
    #expect(log.value == ["one"])
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await clock.run()
    try await task.value
    #expect(log.value == ["one", "two"])
    #expect(clock.now.offset == .seconds(2))
    try await clock.checkSuspension()
  }

  @Test func oneAdvanceWakesSleepersThatSleepAgain() async {
    let clock = TestClock()
    let count = LockIsolated(0)
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) { count.withValue { $0 += 1 } }
    }
    await clock.advance(by: .seconds(10))
    #expect(count.value == 10)
    await clock.advance(to: .init(offset: .seconds(12)))
    #expect(count.value == 12)
    task.cancel()
    await task.value
    #expect(count.value == 12)
  }

  @Test func cancelledSleepThrows() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await Task.megaYield()
    task.cancel()
    await #expect(throws: _Concurrency.CancellationError.self) { try await task.value }
    await #expect(throws: _Concurrency.CancellationError.self) {
      try await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await clock.sleep(for: .seconds(1))
      }.value
    }
  }

  @Test func runningAnEndlessTimerIsReported() async {
    let clock = TestClock()
    let task = Task { for await _ in clock.timer(interval: .seconds(1)) {} }
    let texts = await issues { await clock.run(timeout: .milliseconds(5)) }
    #expect(
      texts == [
        """
        'TestClock.run' ended after 0.005 seconds although 1 of those who sleep on the clock sleep \
        again and again. An endless timer keeps a clock from running out: cancel it before 'run', \
        move the clock with 'advance(by:)' instead, or give 'run' a longer timeout.

        More: Documentation/Core.docc/TimeInTests.md#which-clock
        """
      ])
    task.cancel()
    await task.value
  }

  @Test func immediateClockWaitsForNothing() async throws {
    let clock: any Clock<Duration> = .immediate
    try await clock.sleep(for: .seconds(1_000_000))
    let immediate = ImmediateClock()
    try await immediate.sleep(for: .seconds(3))
    #expect(immediate.now.offset == .seconds(3))
    var ticks: [Duration] = []
    for await tick in ImmediateClock().timer(interval: .seconds(2)) {
      ticks.append(AnyClock(ImmediateClock()).now.duration(to: tick))
      if ticks.count == 3 { break }
    }
    #expect(ticks == [.seconds(2), .seconds(4), .seconds(6)])
    await #expect(throws: _Concurrency.CancellationError.self) {
      try await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await immediate.sleep(for: .seconds(1))
      }.value
    }
  }

  @Test func timerStaysInStepWhenItsReaderFallsBehind() async {
    let clock = ImmediateClock()
    var iterator = AsyncTimerSequence(interval: .seconds(2), clock: clock).makeAsyncIterator()
    _ = await iterator.next()
    try? await clock.sleep(for: .seconds(5))
    #expect(clock.now.offset == .seconds(7))
    let tick = await iterator.next()
    #expect(tick?.offset == .seconds(8))
  }

  @Test func clockNobodyChose() async throws {
    @Dependency(\.continuousClock) var clock
    let texts = await issues { try? await clock.sleep(for: .zero) }
    #expect(
      texts.last == """
        '@Dependency(\\.continuousClock)' was used ('sleep(until:)') in a test that does not say \
        which clock to use. Override it with 'TestClock()' to move the time by hand, or with \
        'ImmediateClock()' to wait for nothing.

        More: Documentation/Core.docc/TimeInTests.md#which-clock
        """)
    let unimplemented: any Clock<Duration> = .unimplemented(name: "Mine")
    let named = await issues { try? await unimplemented.sleep(for: .seconds(1)) }
    #expect(named.allSatisfy { $0.hasPrefix("'Mine' was used") })
  }

  @Test func chosenClock() async throws {
    let test = TestClock()
    await withDependencies {
      $0.continuousClock = test
      $0.suspendingClock = .immediate
    } operation: {
      @Dependency(\.continuousClock) var clock
      @Dependency(\.suspendingClock) var suspendingClock
      try? await suspendingClock.sleep(for: .seconds(1))
      let fired = LockIsolated(0)
      let timer = clock.timer(interval: .seconds(1))
      let task = Task { for await _ in timer { fired.withValue { $0 += 1 } } }
      await test.advance(by: .seconds(3))
      #expect(fired.value == 3)
      task.cancel()
    }
  }

  @Test func durationsOfAnyType() async throws {
    struct Steps: DurationProtocol, Hashable, AdditiveArithmetic {
      var count: Int
      static let zero = Steps(count: 0)
      static func + (lhs: Self, rhs: Self) -> Self { Self(count: lhs.count + rhs.count) }
      static func - (lhs: Self, rhs: Self) -> Self { Self(count: lhs.count - rhs.count) }
      static func / (lhs: Self, rhs: Int) -> Self { Self(count: lhs.count / rhs) }
      static func * (lhs: Self, rhs: Int) -> Self { Self(count: lhs.count * rhs) }
      static func / (lhs: Self, rhs: Self) -> Double { Double(lhs.count) / Double(rhs.count) }
      static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
    }
    let clock = TestClock<Steps>(now: .init(offset: Steps(count: 5)))
    let task = Task { try await clock.sleep(until: .init(offset: Steps(count: 8))) }
    await clock.advance(by: Steps(count: 3))
    try await task.value
    #expect(clock.now.offset == Steps(count: 8))
  }
}
