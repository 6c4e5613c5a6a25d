import Foundation
import Observation
import Synchronization
import Testing
import Views
import ViewsTesting

@MainActor struct ForeignChangeTests {
  /// Tells of a change long before it makes it, as a thread does that has to wait for its
  /// processor.
  final class SlowGauge: Observable, Sendable {
    private let stored = Mutex(0)
    private let registrar = ObservationRegistrar()

    var level: Int {
      registrar.access(self, keyPath: \.level)
      return stored.withLock { $0 }
    }

    /// Calls a closure between what it tells and what it does.
    func set(_ level: Int, meanwhile: () -> Void = {}) {
      registrar.willSet(self, keyPath: \.level)
      meanwhile()
      stored.withLock { $0 = level }
      registrar.didSet(self, keyPath: \.level)
    }
  }

  struct Level: View {
    let gauge: SlowGauge
    var body: some View { Text("level \(gauge.level)") }
  }

  @Test func aChangeThatAnotherThreadIsSlowToMakeIsShown() async {
    let gauge = SlowGauge()
    let graph = ViewGraph(Level(gauge: gauge))
    #expect(HeadlessHost(graph).text == "level 0")

    let hasLooked = DispatchSemaphore(value: 0)
    let hasChanged = AsyncStream.makeStream(of: Void.self)
    await withCheckedContinuation { isTold in
      onThread {
        gauge.set(7) {
          isTold.resume()
          hasLooked.wait()
        }
        hasChanged.continuation.finish()
      }
    }
    // The views are evaluated while the old value is still there.
    #expect(HeadlessHost(graph).text == "level 0")
    hasLooked.signal()
    for await _ in hasChanged.stream {}
    #expect(HeadlessHost(graph).text == "level 7")

    await withCheckedContinuation { hasChanged in
      onThread {
        gauge.set(9)
        hasChanged.resume()
      }
    }
    #expect(HeadlessHost(graph).text == "level 9")
  }

  /// Does work on a thread of its own: a task may run on the main actor's executor, where other
  /// tests have all tasks run.
  private func onThread(_ work: @escaping @Sendable () -> Void) { Thread.detachNewThread(work) }
}
