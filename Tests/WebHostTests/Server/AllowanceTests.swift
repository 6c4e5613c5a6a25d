import Testing

@testable import WebHost

@Suite
struct AllowanceTests {
  @Test func `Five seconds' worth is allowed at once, then so much a second`() {
    var allowance = Allowance(perSecond: 2)
    let start = ContinuousClock.now
    #expect((0..<11).count { _ in allowance.take(at: start) } == 10)
    #expect((0..<3).count { _ in allowance.take(at: start + .seconds(1)) } == 2)
  }
}
