import Clocks
import Testing

@Suite struct ClocksTests {
  @Test func aTestClockGoesOnWhenItIsTold() async throws {
    let clock = TestClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(60)) }
    await clock.run()
    try await sleeper.value
    #expect(clock.now == TestClock.Instant(offset: .seconds(60)))
  }

  @Test func anImmediateClockDoesNotWait() async throws {
    let clock: any Clock<Duration> = ImmediateClock()
    try await clock.sleep(for: .seconds(3_600))
  }
}
