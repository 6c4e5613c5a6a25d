/// A clock that a test moves on, in the place of a scheduler of any kind.
public typealias TestSchedulerOf<Scheduler> = TestClock<Duration>
