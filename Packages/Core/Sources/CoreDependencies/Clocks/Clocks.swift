// Clocks and schedulers: those of tests, those that hide their type, and those that older code
// asks for.
//
// AnyScheduler: ImmediateSchedulerOf, TestSchedulerOf.
// ImmediateClock: OffsetInstant.
// ScheduledWork: OtherClockWork, SystemWork, WorkClock.
// SystemScheduler: UIScheduler.
// TestClock: ClockSleeper, SuspensionError.
