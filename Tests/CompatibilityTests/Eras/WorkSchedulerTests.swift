import ComposableArchitecture
import Foundation
import Testing

/// Work that schedulers are given, and schedulers that stand for none.
@MainActor struct WorkSchedulerTests {
  @Test func anImmediateSchedulerRunsWorkAtOnce() {
    var rings = 0
    let scheduler: AnySchedulerOf<DispatchQueue> = .immediate
    scheduler.schedule { rings += 1 }
    DispatchQueue.immediate.schedule { rings += 1 }
    #expect(rings == 2)
  }

  @Test func theSchedulerOfATestRunsWorkWhenTheTimeIsMovedOn() async {
    var rings: [Int] = []
    let queue = DispatchQueue.test
    queue.schedule { rings.append(1) }
    queue.eraseToAnyScheduler().schedule { rings.append(2) }
    #expect(rings.isEmpty)
    await queue.advance()
    #expect(rings == [1, 2])
  }

  @Test func aQueueRunsWorkLater() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.eraseToAnyScheduler().schedule { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      RunLoop.main.eraseToAnyScheduler().schedule { continuation.resume() }
    }
    var isRun = false
    UIScheduler.shared.schedule { isRun = true }
    #expect(isRun)
  }

  @Test func aSchedulerThatIsNotImplementedReportsWork() {
    let schedulers = [
      AnySchedulerOf<DispatchQueue>.unimplemented, .unimplemented("bell"),
      DispatchQueue.unimplemented, AnyScheduler(.unimplemented),
    ]
    for scheduler in schedulers {
      var isRun = false
      withExpectedIssue { scheduler.schedule { isRun = true } }
      #expect(isRun)
    }
  }

  @Test func theMainQueueNamesItsOwnWaysOut() {
    @Dependency(\.mainQueue) var mainQueue
    withKnownIssue {
      _ = mainQueue.now
    } matching: { issue in
      "\(issue)".contains("'DispatchQueue.test'") && "\(issue)".contains("'.immediate'")
    }
    @Dependency(\.mainRunLoop) var mainRunLoop
    withKnownIssue {
      _ = mainRunLoop.now
    } matching: { issue in
      "\(issue)".contains("'RunLoop.test'")
    }
  }

  @Test func keysOfAppStorageMayBeWarnedOf() {
    @Dependency(\.appStorageKeyFormatWarningEnabled) var isWarned
    #expect(isWarned)
    withDependencies {
      $0.appStorageKeyFormatWarningEnabled = false
    } operation: {
      @Dependency(\.appStorageKeyFormatWarningEnabled) var isWarned
      #expect(!isWarned)
    }
  }
}
