import Core
import CoreTesting
import Foundation
import Observation
import Synchronization
import Testing

@MainActor struct ForeignChangeTests {
  /// Tells of a change long before it makes it, as a thread does that has to wait for its processor.
  final class SlowGauge: Observable, Sendable {
    private let stored = Mutex(0)
    private let registrar = ObservationRegistrar()

    var level: Int {
      registrar.access(self, keyPath: \.level)
      return stored.withLock { $0 }
    }

    func set(_ level: Int) {
      registrar.willSet(self, keyPath: \.level)
      Thread.sleep(forTimeInterval: 0.03)
      stored.withLock { $0 = level }
      registrar.didSet(self, keyPath: \.level)
    }
  }

  @Test func aChangeThatAnotherThreadIsSlowToMakeIsShown() async throws {
    struct Level: View {
      let gauge: SlowGauge
      var body: some View { Text("level \(gauge.level)") }
    }
    let gauge = SlowGauge()
    let graph = ViewGraph(Level(gauge: gauge))
    #expect(HeadlessHost(graph).text == "level 0")
    await Task.detached { gauge.set(7) }.value
    for _ in 0..<600 where graph.root.plainText != "level 7" {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(graph.root.plainText == "level 7")
  }
}
