import Synchronization

/// What the server counts, in the text format of Prometheus.
final class Metrics: Sendable {
  enum Counter: String, CaseIterable {
    case requests = "web_requests_total"
    case sockets = "web_sockets_total"
    case actions = "web_actions_total"
    case refusedFrames = "web_refused_frames_total"
    case full = "web_refused_sessions_total{cause=\"full\"}"
    case tooMany = "web_refused_sessions_total{cause=\"browser\"}"
    case crowded = "web_refused_sessions_total{cause=\"address\"}"
    case closing = "web_refused_sessions_total{cause=\"closing\"}"
    case setAside = "web_actions_set_aside_total"
    case unsaved = "web_failed_saves_total"
    case handovers = "web_handovers_total"
    case late = "web_actions_late_total"
    case bytesIn = "web_received_bytes_total"
    case bytesOut = "web_sent_bytes_total"

    var help: String {
      switch self {
      case .requests: "HTTP requests answered."
      case .sockets: "WebSocket connections opened."
      case .actions: "Actions of people carried out."
      case .refusedFrames: "Frames that were malformed, too many or not allowed."
      case .full, .tooMany, .crowded, .closing:
        "People who got no session: all, their browser's or their address's are taken, or the end is near."
      case .setAside: "Actions that ended the process twice, or did not return, and are left out."
      case .unsaved: "Saves of a session that failed, of which each is tried again."
      case .handovers: "Sessions given to another process, as their page went there."
      case .late: "Actions that took longer than two seconds."
      case .bytesIn: "Bytes of frames received."
      case .bytesOut: "Bytes of frames sent."
      }
    }
  }

  /// Up to how many seconds actions took from the frame that asked for them to their being stored.
  private static let limits = [0.001, 0.005, 0.02, 0.1, 0.5, 2]

  private struct Counts {
    var all: [Counter: UInt64] = [:]
    /// How many took so long at most, and all.
    var buckets = Array(repeating: UInt64(0), count: Metrics.limits.count)
    var (count, seconds) = (UInt64(0), 0.0)
  }

  private let counts = Mutex(Counts())

  func add(_ count: Int = 1, to counter: Counter) {
    counts.withLock { $0.all[counter, default: 0] += UInt64(count) }
  }

  /// Notes how long an action took.
  func note(_ duration: Duration) {
    let seconds = duration / .seconds(1)
    counts.withLock { counts in
      for (index, limit) in Self.limits.enumerated() where seconds <= limit {
        counts.buckets[index] += 1
      }
      counts.count += 1
      counts.seconds += seconds
    }
  }

  /// All counters, the number of sessions, and whether these cannot be stored.
  func text(sessions: Int, isFailing: Bool = false) -> String {
    let counts = counts.withLock { $0 }
    var lines = [
      "# HELP web_sessions Sessions in memory.", "# TYPE web_sessions gauge",
      "web_sessions \(sessions)",
      "# HELP web_store_failing Whether sessions cannot be stored.",
      "# TYPE web_store_failing gauge", "web_store_failing \(isFailing ? 1 : 0)",
    ]
    for counter in Counter.allCases {
      let name = counter.rawValue.prefix { $0 != "{" }
      let head = ["# HELP \(name) \(counter.help)", "# TYPE \(name) counter"]
      // Those that differ by their cause alone have one head.
      if !lines.contains(head[0]) { lines += head }
      lines.append("\(counter.rawValue) \(counts.all[counter] ?? 0)")
    }
    let name = "web_action_seconds"
    lines += [
      "# HELP \(name) From the frame of an action to its being stored.",
      "# TYPE \(name) histogram",
    ]
    for (limit, count) in zip(Self.limits, counts.buckets) {
      lines.append("\(name)_bucket{le=\"\(limit)\"} \(count)")
    }
    lines += [
      "\(name)_bucket{le=\"+Inf\"} \(counts.count)", "\(name)_sum \(counts.seconds)",
      "\(name)_count \(counts.count)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
