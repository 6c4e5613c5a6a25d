import Testing

@testable import CoreArchitecture

struct WriteThrottleTests {
  @Test func theFirstIsWrittenAtOnceAndTheOthersTogether() {
    var throttle = WriteThrottle<Int>()
    #expect(throttle.submit(1).written == 1)
    #expect(throttle.submit(2).written == nil)
    #expect(throttle.submit(3).superseded == 2)
    #expect(throttle.endInterval() == 3)
    #expect(throttle.submit(4).written == nil)
    #expect(throttle.endInterval() == 4)
    #expect(throttle.endInterval() == nil)
    #expect(throttle.submit(5).written == 5)
  }

  @Test func whatIsTakenIsNotWrittenLater() {
    var throttle = WriteThrottle<Int>()
    _ = throttle.submit(1)
    _ = throttle.submit(2)
    #expect(throttle.take() == 2)
    #expect(throttle.take() == nil)
    #expect(throttle.endInterval() == nil)
  }
}

extension WriteThrottle.Step {
  fileprivate var written: Change? {
    guard case .write(let change) = self else { return nil }
    return change
  }

  fileprivate var superseded: Change? {
    guard case .wait(let change) = self else { return nil }
    return change
  }
}
