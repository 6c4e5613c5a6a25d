/// A clock that knows when work begins which a scheduler in its place is given.
protocol ClockStartingWork: Clock {
  func start(_ work: UncheckedSendable<() -> Void>)
}

extension ImmediateClock: ClockStartingWork {
  func start(_ work: UncheckedSendable<() -> Void>) { work.value() }
}

extension AnyScheduler: ClockStartingWork {
  func start(_ work: UncheckedSendable<() -> Void>) { schedule(work.value) }
}

extension UnimplementedClock: ClockStartingWork {
  func start(_ work: UncheckedSendable<() -> Void>) {
    report("schedule")
    work.value()
  }
}
