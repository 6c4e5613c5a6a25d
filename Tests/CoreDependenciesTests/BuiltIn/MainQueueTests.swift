import CoreDependencies
import Dispatch
import Testing

@Suite struct MainQueueTests {
  private struct Bell {
    @Dependency(\.mainQueue) var mainQueue

    func ring() async throws -> String {
      try await mainQueue.sleep(for: .seconds(60))
      return "ding"
    }
  }

  @Test func aSchedulerIsAClock() async throws {
    let bell = withDependencies {
      $0.mainQueue = .immediate
    } operation: {
      Bell()
    }
    #expect(try await bell.ring() == "ding")
  }

  @Test func aQueueOfATestIsItsClock() async {
    let queue: TestSchedulerOf<DispatchQueue> = DispatchQueue.test
    let start = queue.now
    await queue.advance(by: .seconds(2))
    #expect(start.duration(to: queue.now) == .seconds(2))
  }
}
