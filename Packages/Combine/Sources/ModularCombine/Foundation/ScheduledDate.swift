import CoreDependencies
public import Foundation
public import OpenCombine

/// A point in time of a run loop or an operation queue.
public struct ScheduledDate: Strideable, Hashable, Codable, Sendable {
  /// The point in time.
  public var date: Date

  /// Makes a point in time of a date.
  public init(_ date: Date) { self.date = date }

  /// The time from this point to another.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  /// The point that is so much later.
  public func advanced(by stride: Stride) -> Self { Self(date + stride.timeInterval) }

  /// A time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
    ExpressibleByFloatLiteral, Codable, Sendable
  {
    /// The seconds.
    public var timeInterval: TimeInterval
    /// The seconds, without a sign.
    public var magnitude: TimeInterval { timeInterval.magnitude }

    /// Makes a time of seconds.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    /// Makes a time of seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    /// Makes a time of seconds.
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    /// Makes a time of seconds; nil if they have no exact value.
    public init?(exactly source: some BinaryInteger) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    /// So many seconds.
    public static func seconds(_ seconds: Int) -> Self { Self(TimeInterval(seconds)) }
    /// So many seconds.
    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
    /// So many thousandths of a second.
    public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }
    /// So many millionths of a second.
    public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }
    /// So many billionths of a second.
    public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }

    /// Whether the first is shorter.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.timeInterval < rhs.timeInterval }
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self {
      Self(lhs.timeInterval + rhs.timeInterval)
    }
    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self {
      Self(lhs.timeInterval - rhs.timeInterval)
    }
    /// The product of the seconds.
    public static func * (lhs: Self, rhs: Self) -> Self {
      Self(lhs.timeInterval * rhs.timeInterval)
    }
    /// Multiplies the seconds.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  }
}

/// Work of the main loop runs on the main queue: nothing else is served there on Linux.
extension RunLoop: @retroactive Scheduler {
  /// A date.
  public typealias SchedulerTimeType = ScheduledDate
  /// There are none.
  public struct SchedulerOptions {}

  /// The current time.
  public var now: ScheduledDate { ScheduledDate(Date()) }

  /// Zero.
  public var minimumTolerance: ScheduledDate.Stride { 0 }

  /// Runs work in the loop's next pass.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(action)
  }

  /// Runs work in the loop at a point in time.
  public func schedule(
    after date: ScheduledDate, tolerance: ScheduledDate.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    eraseToAnyScheduler().schedule(at: date, action)
  }

  /// Runs work in the loop at a point in time, and again at each interval, until it is cancelled.
  public func schedule(
    after date: ScheduledDate, interval: ScheduledDate.Stride, tolerance: ScheduledDate.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    eraseToAnyScheduler().schedule(at: date, every: interval, action)
  }
}

extension OperationQueue: @retroactive Scheduler {
  /// A date.
  public typealias SchedulerTimeType = ScheduledDate
  /// There are none.
  public struct SchedulerOptions {}

  /// The current time.
  public var now: ScheduledDate { ScheduledDate(Date()) }

  /// Zero.
  public var minimumTolerance: ScheduledDate.Stride { 0 }

  /// Runs work on the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(action)
  }

  /// Runs work on the queue at a point in time.
  public func schedule(
    after date: ScheduledDate, tolerance: ScheduledDate.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    eraseToAnyScheduler().schedule(at: date, action)
  }

  /// Runs work on the queue at a point in time, and again at each interval, until it is cancelled.
  public func schedule(
    after date: ScheduledDate, interval: ScheduledDate.Stride, tolerance: ScheduledDate.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    eraseToAnyScheduler().schedule(at: date, every: interval, action)
  }
}

extension AnyScheduler {
  private func time(of date: ScheduledDate) -> SchedulerTimeType {
    let now: SchedulerTimeType = now
    return now.advanced(by: .seconds(date.date.timeIntervalSinceNow))
  }

  fileprivate func schedule(at date: ScheduledDate, _ action: @escaping () -> Void) {
    schedule(after: time(of: date), tolerance: .zero, options: nil, action)
  }

  fileprivate func schedule(
    at date: ScheduledDate, every interval: ScheduledDate.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: time(of: date), interval: .seconds(interval.timeInterval), tolerance: .zero,
      options: nil, action)
  }
}
