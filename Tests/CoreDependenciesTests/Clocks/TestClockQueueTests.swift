import Testing

@testable import CoreDependencies

struct TestClockQueueTests {
  private typealias Queue = TestClockQueue<OffsetInstant<Duration>, String>

  private var queue = Queue(now: OffsetInstant())

  @Test mutating func sleepersWakeInTheOrderOfTheirDeadlines() {
    sleep("b", 2)
    sleep("a", 1)
    sleep("c", 2)
    #expect(queue.count == 3)
    #expect(queue.nextDeadline == instant(1))
    #expect(advance(2) == "a")
    #expect(queue.now == instant(1))
    #expect(advance(2) == "b")
    #expect(advance(2) == "c")
    #expect(advance(2) == nil)
    #expect(queue.now == instant(2))
  }

  @Test mutating func timeNeverGoesBack() {
    #expect(advance(5) == nil)
    #expect(advance(3) == nil)
    #expect(queue.now == instant(5))
  }

  @Test mutating func deadlineInThePastIsDueAtOnce() {
    _ = advance(5)
    let id = queue.announce()
    guard case .due("late") = queue.register(id, until: instant(4), "late") else {
      Issue.record("Expected the sleep to be over")
      return
    }
    #expect(queue.count == 0)
  }

  @Test mutating func cancelledSleeperIsTakenOut() {
    let first = sleep("a", 1)
    sleep("b", 2)
    #expect(cancel(first) == "a")
    #expect(cancel(first) == nil)
    #expect(advance(9) == "b")
  }

  @Test mutating func cancellingBeforeTheSleepBegins() {
    let id = queue.announce()
    #expect(cancel(id) == nil)
    guard case .cancelled("a") = queue.register(id, until: instant(1), "a") else {
      Issue.record("Expected the sleep to be cancelled")
      return
    }
    #expect(queue.count == 0)
    #expect(cancel(id) == nil)
  }

  private func instant(_ seconds: Int) -> OffsetInstant<Duration> {
    OffsetInstant(offset: .seconds(seconds))
  }

  @discardableResult
  private mutating func sleep(_ name: String, _ seconds: Int) -> Queue.ID {
    let id = queue.announce()
    guard case .waiting = queue.register(id, until: instant(seconds), name) else {
      Issue.record("Expected '\(name)' to wait")
      return id
    }
    return id
  }

  private mutating func advance(_ seconds: Int) -> String? { queue.advance(upTo: instant(seconds)) }

  private mutating func cancel(_ id: Queue.ID) -> String? { queue.cancel(id) }
}
