import Testing

@testable import WebHost

@Suite
struct MetricsTests {
  @Test func `What is counted is told by its cause, with one head for each name`() {
    let metrics = Metrics()
    metrics.add(3, to: .actions)
    metrics.add(to: .crowded)
    let lines = metrics.text(sessions: 2).split(separator: "\n").map(String.init)
    #expect(lines.contains("web_sessions 2"))
    #expect(lines.contains("web_store_failing 0"))
    #expect(metrics.text(sessions: 2, isFailing: true).contains("\nweb_store_failing 1\n"))
    #expect(lines.contains("web_actions_total 3"))
    #expect(lines.contains("web_refused_sessions_total{cause=\"address\"} 1"))
    #expect(lines.contains("web_refused_sessions_total{cause=\"full\"} 0"))
    let heads = lines.filter { $0.hasPrefix("# ") }
    #expect(Set(heads).count == heads.count)
  }

  @Test func `How long actions took is a histogram`() {
    let metrics = Metrics()
    for milliseconds in [0, 4, 300, 9_000] { metrics.note(.milliseconds(milliseconds)) }
    let text = metrics.text(sessions: 0)
    for line in [
      "bucket{le=\"0.001\"} 1", "bucket{le=\"0.005\"} 2", "bucket{le=\"0.1\"} 2",
      "bucket{le=\"2.0\"} 3", "bucket{le=\"+Inf\"} 4", "count 4", "sum 9.304",
    ] {
      #expect(text.contains("web_action_seconds_\(line)\n"), "\(line)")
    }
  }
}
