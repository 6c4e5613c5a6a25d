import ConcurrencyExtras
import Observation
import Perception
import Testing

@Observable
private final class Buoy {
  var depth = 0
}

private struct Gauge {
  @Perception.Bindable var buoy: Buoy
}

@Suite struct PerceptionTests {
  @Test func aChangeIsPerceived() {
    let buoy = Buoy()
    let changes = LockIsolated(0)
    withPerceptionTracking {
      _ = buoy.depth
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    Gauge(buoy: buoy).$buoy.depth.wrappedValue = 7
    #expect(buoy.depth == 7)
    #expect(changes.value == 1)
  }
}
