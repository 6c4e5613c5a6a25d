/// A clock that reports an issue whenever it is used.
///
/// Use it in tests that are expected to need no time.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the clock that it falls back on.
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let name: String
  /// The queue in whose place the clock stands, if it is a scheduler's.
  private let queue: String?
  /// The `@Dependency` through which the clock was first reached.
  private let location = DependencyReader.current?.location

  /// Makes a clock that reports each use and then does what another clock does.
  public init<C: Clock>(_ base: C, name: String = "\(C.self)")
  where C.Instant.Duration == Duration {
    self.init(base, name: name, queue: nil)
  }

  init<C: Clock>(_ base: C, name: String, queue: String?) where C.Instant.Duration == Duration {
    self.base = AnyClock(base)
    self.name = name
    self.queue = queue
  }

  /// Makes a clock that reports each use, and on which every sleep then ends at once.
  public init(name: String = "Clock", now: ImmediateClock<Duration>.Instant = .init()) {
    self.init(ImmediateClock(now: now), name: name)
  }

  /// Reports an issue and returns the time of the other clock.
  public var now: Instant {
    report("now")
    return base.now
  }

  /// Reports an issue and returns the resolution of the other clock.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  /// Reports an issue and sleeps on the other clock.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep(until:)")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  func report(_ member: String) {
    DependencyIssue.clockNotChosen(name: name, member: member, queue: queue).report(at: location)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// Returns a clock that reports an issue whenever it is used.
  public static func unimplemented(
    name: String = "Clock", now: ImmediateClock<Swift.Duration>.Instant = .init()
  ) -> Self {
    UnimplementedClock(name: name, now: now)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Makes a clock that reports each of its uses.
  public init(name: String = "Clock") {
    self.init(name: name, now: .init())
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that reports an issue whenever it is used.
  public static var unimplemented: Self { UnimplementedClock() }
}
