/// The throttle window of one type of actions and of clock.
final class ThrottleWindowOf<Action, C: Clock>: ThrottleWindow, @unchecked Sendable {
  // Unchecked: used on the store's actor only.
  private let clock: C
  private let interval: C.Duration
  var throttle = Throttle<Action, C.Instant>()

  init(clock: C, interval: C.Duration) {
    self.clock = clock
    self.interval = interval
  }

  var isOver: Bool { throttle.isOver(at: clock.now, interval: interval) }
}
