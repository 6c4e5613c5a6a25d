import Testing

@testable import WebHost

@Suite
struct RateLimiterTests {
  @Test func `Five seconds' worth is allowed at once, then so much a second`() {
    var rateLimiter = RateLimiter(perSecond: 2)
    let start = ContinuousClock.now
    #expect((0..<11).count { _ in rateLimiter.take(at: start) } == 10)
    #expect((0..<3).count { _ in rateLimiter.take(at: start + .seconds(1)) } == 2)
  }
}
