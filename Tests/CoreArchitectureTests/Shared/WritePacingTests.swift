import Testing

@testable import CoreArchitecture

struct WritePacingTests {
  @Test func theFirstIsWrittenAndTheRestTogetherAfterARest() {
    var pacing = WritePacing<Int>()
    #expect(pacing.submit(1).written == 1)
    #expect(pacing.submit(2).written == nil)
    #expect(pacing.submit(3).superseded == 2)
    #expect(pacing.endRest() == 3)
    #expect(pacing.submit(4).written == nil)
    #expect(pacing.endRest() == 4)
    #expect(pacing.endRest() == nil)
    #expect(pacing.submit(5).written == 5)
  }

  @Test func whatIsTakenIsNotWrittenAfterTheRest() {
    var pacing = WritePacing<Int>()
    _ = pacing.submit(1)
    _ = pacing.submit(2)
    #expect(pacing.take() == 2)
    #expect(pacing.take() == nil)
    #expect(pacing.endRest() == nil)
  }
}

extension WritePacing.Step {
  fileprivate var written: Change? {
    guard case .write(let change) = self else { return nil }
    return change
  }

  fileprivate var superseded: Change? {
    guard case .wait(let change) = self else { return nil }
    return change
  }
}
