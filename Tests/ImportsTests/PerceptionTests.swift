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

@Perceptible
private final class Mast {
  var sails = 1
  @PerceptionIgnored var repairs = 0
  let height = 20
}

private final class Keel: Perceptible {
  private let registrar = PerceptionRegistrar()
  private var stored = 1

  var draught: Int {
    get {
      registrar.access(self, keyPath: \.draught)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.draught) { stored = newValue } }
  }
}

@Suite struct PerceptionTests {
  @Test func aPerceptibleClassTellsOfWhatItDoesNotIgnore() {
    let mast = Mast()
    let changes = LockIsolated(0)
    withPerceptionTracking {
      _ = (mast.sails, mast.repairs, mast.height)
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    mast.repairs += 1
    #expect(changes.value == 0)
    mast.sails += 1
    #expect(changes.value == 1)
  }

  @Test func aRegistrarIsKeptByHand() {
    let keel = Keel()
    let changes = LockIsolated(0)
    withPerceptionTracking {
      _ = keel.draught
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    keel.draught = 3
    #expect(keel.draught == 3)
    #expect(changes.value == 1)
  }

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

  @Test func readsAreNotChecked() {
    #expect(isPerceptionCheckingEnabled)
    _PerceptionLocals.$skipPerceptionChecking.withValue(true) {
      #expect(_PerceptionLocals.skipPerceptionChecking)
    }
    #expect(!_PerceptionLocals.isInPerceptionTracking)
  }
}
