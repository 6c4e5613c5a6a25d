import ComposableArchitecture
import Foundation
import Testing

private struct Spoiled: Error, Equatable {}

@Suite(.serialized)
struct ConcurrencyTests {
  @Test func lockedValues() {
    let count = LockIsolated(0)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in count.withValue { $0 += 1 } }
    #expect(count.value == 100)
    count.setValue(3)
    #expect(count.withValue { $0 * 2 } == 6)
    struct User { var name = "Mara" }
    #expect(LockIsolated(User()).name == "Mara")
  }

  @Test func aLockedValueIsReadWithinItsOwnChange() {
    let value = LockIsolated(1)
    value.withValue { $0 += value.value }
    #expect(value.value == 2)
  }

  @Test func streamsComeWithTheirContinuation() async throws {
    let (numbers, continuation) = AsyncStream<Int>.streamWithContinuation()
    continuation.yield(1)
    continuation.finish()
    #expect(await numbers.reduce(0, +) == 1)
    let (others, feed) = AsyncThrowingStream<Int, any Error>.streamWithContinuation()
    feed.finish(throwing: CancellationError())
    await #expect(throws: CancellationError.self) { for try await _ in others {} }
  }

  @Test func isolatedValues() async {
    let count = ActorIsolated(0)
    await count.withValue { $0 += 1 }
    await count.setValue(5)
    #expect(await count.value == 5)
    let unchecked = UncheckedSendable(3)
    #expect(unchecked.value == 3)
    @UncheckedSendable var wrapped = [1]
    #expect(wrapped.count == 1)
  }

  @Test func streamsAreMadeAndErased() async throws {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    continuation.yield(1)
    continuation.yield(2)
    continuation.finish()
    var values: [Int] = []
    for await value in stream.map({ $0 * 10 }).eraseToStream() { values.append(value) }
    #expect(values == [10, 20])
    for await _ in AsyncStream<Int>.finished { Issue.record("It is empty.") }
    for try await _ in AsyncThrowingStream<Int, any Error>.finished() { Issue.record("Empty.") }
    await #expect(throws: Spoiled.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Spoiled()) {}
    }
    let throwing = AsyncThrowingStream<Int, any Error> { $0.finish() }.eraseToThrowingStream()
    for try await _ in throwing {}
    let never = Task { for await _ in AsyncStream<Int>.never {} }
    never.cancel()
    await never.value
  }

  @Test func tasksWaitForeverUnlessCancelled() async throws {
    let task = Task { try await Task.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let value = try await Task {
      try await Task.sleep(for: .zero)
      return 1
    }.cancellableValue
    #expect(value == 1)
    await Task.megaYield()
    await Task.megaYield(count: 2)
  }

  @Test @MainActor func theSerialExecutorKeepsTheOrderOfTasks() async {
    await withMainSerialExecutor {
      let values = LockIsolated<[Int]>([])
      await withTaskGroup(of: Void.self) { group in
        for value in 0..<100 {
          group.addTask { values.withValue { $0.append(value) } }
        }
      }
      #expect(values.value == Array(0..<100))
    }
  }

  @Test func resultsCatchAsyncErrors() async {
    let success = await Result { await Task { 1 }.value }
    #expect(try! success.get() == 1)
    let failure = await Result<Int, any Error> {
      try await Task.sleep(for: .zero)
      throw Spoiled()
    }
    #expect(throws: Spoiled.self) { try failure.get() }
    let task = await TaskResult { 1 }
    #expect(task == .success(1))
    #expect(TaskResult<Int>.failure(Spoiled()) == .failure(Spoiled()))
  }

  @Test func hashablesAreErased() {
    let one: AnyHashableSendable = AnyHashableSendable(1)
    #expect(one == AnyHashableSendable(1))
    #expect(one.base as? Int == 1)
  }
}

@Suite(.serialized)
struct ClockTests {
  @Test @MainActor func testClocksAreMovedByHand() async throws {
    let clock = TestClock()
    let ticks = LockIsolated(0)
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
    }
    await clock.advance(by: .milliseconds(999))
    #expect(ticks.value == 0)
    await clock.advance(by: .milliseconds(1))
    #expect(ticks.value == 1)
    await clock.advance(by: .seconds(5))
    #expect(ticks.value == 6)
    await clock.advance(to: .init(offset: .seconds(8)))
    #expect(ticks.value == 8)
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    task.cancel()
    await task.value
    try await clock.checkSuspension()
  }

  @Test @MainActor func clocksRunDry() async {
    let clock = TestClock()
    let task = Task {
      try await clock.sleep(for: .seconds(60))
      try await clock.sleep(for: .seconds(60))
    }
    await clock.run()
    #expect(clock.now.offset == .seconds(120))
    _ = await task.result
  }

  @Test func immediateClocksDoNotWait() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(1_000))
    #expect(clock.now.offset == .seconds(1_000))
    let any: any Clock<Duration> = AnyClock(clock)
    try await any.sleep(for: .seconds(1))
    let start = AnyClock(clock).now
    #expect(start.duration(to: start) == .zero)
    var ticks = 0
    for await _ in clock.timer(interval: .seconds(1)) {
      ticks += 1
      if ticks == 3 { break }
    }
    #expect(ticks == 3)
  }

  @Test func unimplementedClocksReport() async {
    await withKnownIssue {
      try await UnimplementedClock().sleep(for: .seconds(1))
    }
    await withKnownIssue {
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .zero)
    }
  }
}
