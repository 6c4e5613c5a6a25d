import Observation
import Testing

@testable import CoreArchitecture

/// How it is known whether the standard library tracks the reads of a thread, and whether anybody
/// observes a property still.
///
/// Both rest on how Swift 6.3.1 does it: whoever tracks a read holds its key path, from the read to
/// the notification.
struct StandardObserversTests {
  private let observers = StandardObservers()

  @Test func aReadIsTrackedOrNot() {
    #expect(!observers.probe(1))
    let isTracked = withObservationTracking {
      observers.probe(2)
    } onChange: {
    }
    #expect(isTracked)
    #expect(!StandardObservers().probe(1))
  }

  @Test func aPropertyHasReadersUntilTheyWereTold() {
    withObservationTracking {
      _ = observers.probe(1)
    } onChange: {
    }
    #expect(observers.read.map(\.number) == [1])
    observers.property(1)?.notification.fire()
    #expect(!observers.hasReaders)
  }

  @Test func whatIsReadWithoutTrackingLeavesNothing() {
    for number in UInt64(0)..<100 { #expect(!observers.probe(number)) }
    #expect((UInt64(0)..<100).count { observers.property($0) != nil } <= 9)
    withObservationTracking {
      _ = observers.probe(7)
    } onChange: {
    }
    #expect((UInt64(0)..<100).filter { observers.property($0) != nil } == [7])
  }
}
