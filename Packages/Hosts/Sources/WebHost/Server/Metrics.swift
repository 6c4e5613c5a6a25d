import Synchronization

/// What the server counts, in the text format of Prometheus.
final class Metrics: Sendable {
  enum Counter: String, CaseIterable {
    case requests = "web_requests_total"
    case sockets = "web_sockets_total"
    case actions = "web_actions_total"
    case refusedFrames = "web_refused_frames_total"
    case bytesIn = "web_received_bytes_total"
    case bytesOut = "web_sent_bytes_total"

    var help: String {
      switch self {
      case .requests: "HTTP requests answered."
      case .sockets: "WebSocket connections opened."
      case .actions: "Actions of people carried out."
      case .refusedFrames: "Frames that were malformed, too many or not allowed."
      case .bytesIn: "Bytes of frames received."
      case .bytesOut: "Bytes of frames sent."
      }
    }
  }

  private let counts = Mutex<[Counter: UInt64]>([:])

  func add(_ count: Int = 1, to counter: Counter) {
    counts.withLock { $0[counter, default: 0] += UInt64(count) }
  }

  /// All counters, and the number of sessions.
  func text(sessions: Int) -> String {
    let counts = counts.withLock { $0 }
    var text = """
      # HELP web_sessions Sessions in memory.
      # TYPE web_sessions gauge
      web_sessions \(sessions)

      """
    for counter in Counter.allCases {
      text += """
        # HELP \(counter.rawValue) \(counter.help)
        # TYPE \(counter.rawValue) counter
        \(counter.rawValue) \(counts[counter] ?? 0)

        """
    }
    return text
  }
}
