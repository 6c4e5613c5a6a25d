import Core
import Foundation

/// That a server answers no more requests from here for a while.
struct RateLimit: Equatable {
  /// Nil if the server does not say.
  var end: Date?
}

extension HTTPAnswer {
  /// The limit that the answer tells of instead of answering.
  ///
  /// GitHub has a limit by the hour, whose end is in `X-RateLimit-Reset` in seconds since 1970, and
  /// one for quick successions, after which `Retry-After` counts seconds from now.
  var rateLimit: RateLimit? {
    guard status == 403 || status == 429 else { return nil }
    if let seconds = headers["retry-after"].flatMap(TimeInterval.init) {
      @Dependency(\.date.now) var now
      return RateLimit(end: now.addingTimeInterval(seconds))
    }
    guard status == 429 || headers["x-ratelimit-remaining"] == "0" else { return nil }
    let reset = headers["x-ratelimit-reset"].flatMap(TimeInterval.init)
    return RateLimit(end: reset.map(Date.init(timeIntervalSince1970:)))
  }
}
