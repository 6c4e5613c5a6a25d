import Foundation
import Testing
import Views
import ViewsTesting

@MainActor struct PassingTimeTests {
  @Test func aTimerFollowsTheTime() async throws {
    struct Watch: View {
      let start: Date
      var body: some View {
        VStack {
          Text(start, style: .timer)
          Text(timerInterval: start...start.addingTimeInterval(100), countsDown: false)
          Text("since \(start, style: .timer)")
        }
      }
    }
    let host = HeadlessHost { Watch(start: Date()) }
    #expect(host.text.hasPrefix("0:0"))
    var seen: Set<String> = []
    for _ in 0..<600 where seen.count < 3 {
      seen.insert(host.text)
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(seen.count == 3)
  }
}
