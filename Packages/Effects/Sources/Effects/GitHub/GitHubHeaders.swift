import Core
import Foundation
import Transfer

/// A server's refusal to answer more requests for a while.
struct RateLimit: Equatable {
  /// When requests are answered again; nil if the server does not say, or what it says cannot be
  /// true.
  var end: Date?
}

extension RateLimit {
  /// The longest limit that is believed, in seconds: a day, where GitHub's last an hour.
  private static let longest: TimeInterval = 86_400

  /// Creates a limit whose end is nil unless it is within a day from now.
  ///
  /// - Parameters:
  ///   - end: When the server says that the limit ends.
  ///   - now: The time here.
  init(end: Date?, now: Date) {
    let isCredible = end.map { $0 > now && $0 <= now.addingTimeInterval(Self.longest) }
    self.end = isCredible == true ? end : nil
  }
}

extension HTTPHead {
  /// The limit that the server reports in place of an answer, if it does.
  ///
  /// GitHub has an hourly limit, whose end is in `X-RateLimit-Reset` in seconds since 1970, and one
  /// on bursts, after which `Retry-After` holds the seconds from now or a date.
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

/// The header with which a page names other pages.
///
/// It looks like `<https://api.github.com/user/1/repos?page=2>; rel="next", …`.
struct LinkHeader {
  let text: String

  /// The target of the first link with a relation such as `next`.
  func target(of relation: String) -> String? {
    var rest = text[...]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      let target = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      let parameters = rest.prefix { $0 != "<" }
      if Self.relations(in: parameters).contains(relation) { return String(target) }
      rest = rest[parameters.endIndex...]
    }
    return nil
  }

  private static func relations(in parameters: Substring) -> [String] {
    for parameter in parameters.split(whereSeparator: { $0 == ";" || $0 == "," }) {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }).lowercased() == "rel" else {
        continue
      }
      return parts[1].filter { $0 != "\"" }.lowercased().split(separator: " ").map(String.init)
    }
    return []
  }
}
