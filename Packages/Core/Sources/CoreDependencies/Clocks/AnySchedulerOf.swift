/// A scheduler of any kind that hides its type.
public typealias AnySchedulerOf<Scheduler> = AnyScheduler
