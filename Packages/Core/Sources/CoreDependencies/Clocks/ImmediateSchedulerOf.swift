/// A scheduler whose sleeps end at once, such as `DispatchQueue.immediate`.
public typealias ImmediateSchedulerOf<Scheduler> = AnyScheduler
