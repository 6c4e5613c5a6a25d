import Core
import Foundation

/// That a server answers no more requests from here for a while.
struct RateLimit: Equatable {
  /// Nil if the server does not say, or says what cannot be.
  var end: Date?
}

extension RateLimit {
  /// The longest limit that is believed in, in seconds: a day. GitHub's last an hour.
  private static let longest: TimeInterval = 86_400

  /// - Parameters:
  ///   - end: When the server says that the limit ends.
  ///   - now: What time it is here.
  init(end: Date?, now: Date) {
    let isCredible = end.map { $0 > now && $0 <= now.addingTimeInterval(Self.longest) }
    self.end = isCredible == true ? end : nil
  }
}

extension HTTPAnswer {
  /// The limit that the answer tells of instead of answering.
  ///
  /// GitHub has a limit by the hour, whose end is in `X-RateLimit-Reset` in seconds since 1970, and
  /// one for quick successions, after which `Retry-After` says the seconds from now, or a date.
  var rateLimit: RateLimit? {
    guard status == 403 || status == 429 else { return nil }
    @Dependency(\.date.now) var now
    if let text = headers["retry-after"] {
      let end = TimeInterval(text).map { now.addingTimeInterval($0) } ?? Self.date(from: text)
      return RateLimit(end: end, now: now)
    }
    guard status == 429 || headers["x-ratelimit-remaining"] == "0" else { return nil }
    let reset = headers["x-ratelimit-reset"].flatMap(TimeInterval.init)
    return RateLimit(end: reset.map(Date.init(timeIntervalSince1970:)), now: now)
  }

  /// Reads a date such as "Sat, 21 Nov 2026 14:05:00 GMT".
  private static func date(from text: String) -> Date? {
    try? Date(
      text,
      strategy: Date.ParseStrategy(
        format: """
          \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \
          \(year: .defaultDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\
          \(minute: .twoDigits):\(second: .twoDigits) GMT
          """, locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt))
  }
}
