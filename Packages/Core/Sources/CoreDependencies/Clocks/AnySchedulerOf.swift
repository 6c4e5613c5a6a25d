/// A clock, in the place of a scheduler of any kind.
public typealias AnySchedulerOf<Scheduler> = any Clock<Duration>
