import CoreDependencies
import Observation
import Testing

@testable import CoreArchitecture

/// Who counts as an observer of a value, and for how long.
///
/// Nothing here runs on the main actor.
struct ObserverListTests {
  private let observers = ObserverList()
  private let told = LockIsolated(0)

  private func track(_ properties: UInt64...) {
    withPerceptionTracking {
      for property in properties { observers.access(property) }
    } onChange: { [told] in
      told.withValue { $0 += 1 }
    }
  }

  private func trackWithTheStandardLibrary(_ properties: UInt64...) {
    withObservationTracking {
      for property in properties { observers.access(property) }
    } onChange: { [told] in
      told.withValue { $0 += 1 }
    }
  }

  @Test func aReadThatNobodyTracksMakesNobodyAnObserver() {
    observers.access(1)
    #expect(!observers.isObserved)
    withObservationTracking {
    } onChange: {
    }
    observers.access(1)
    #expect(!observers.isObserved)
  }

  @Test func anObserverIsOneUntilItWasTold() {
    track(1)
    #expect(observers.isObserved)
    observers.notify(1)
    #expect(told.value == 1)
    #expect(!observers.isObserved)
    observers.notify(1)
    #expect(told.value == 1)
  }

  @Test func anObserverThatWasToldOfOneValueIsForgottenByTheOthers() {
    let other = ObserverList()
    withPerceptionTracking {
      observers.access(1)
      other.access(1)
    } onChange: { [told] in
      told.withValue { $0 += 1 }
    }
    other.notify(1)
    #expect(!other.isObserved)
    #expect(observers.isObserved)
    observers.notify(2)
    #expect(!observers.isObserved)
    #expect(told.value == 1)
  }

  @Test func anObserverUnderTheStandardLibraryToldOfOneValueIsForgottenByTheOthers() {
    let other = ObserverList()
    withObservationTracking {
      observers.access(1)
      other.access(1)
    } onChange: { [told] in
      told.withValue { $0 += 1 }
    }
    #expect(observers.isObserved)
    other.notify(1)
    observers.notify(2)
    #expect(!observers.isObserved)
    observers.notify(1)
    #expect(told.value == 1)
  }

  @Test func anObserverUnderTheStandardLibraryThatComesBackIsToldEachTime() {
    for count in 1...3 {
      trackWithTheStandardLibrary(1)
      observers.access(2)
      observers.notify(1)
      #expect(told.value == count)
    }
    observers.access(1)
    observers.notify(1)
    #expect(!observers.isObserved)
    #expect(told.value == 3)
  }

  @Test func allPropertiesCanTellTheirObserversUnderTheStandardLibrary() {
    trackWithTheStandardLibrary(1)
    trackWithTheStandardLibrary(2, 3)
    track(1)
    observers.fireStandard()
    #expect(told.value == 2)
    observers.notify(3)
    #expect(told.value == 2)
    observers.notify(1)
    #expect(told.value == 3)
    #expect(!observers.isObserved)
  }

  @Test func anObserverUnderTheStandardLibraryIsToldOnceAndForgotten() {
    trackWithTheStandardLibrary(1)
    #expect(observers.isObserved)
    observers.notify(2)
    #expect(told.value == 0)
    observers.notify(1)
    #expect(told.value == 1)
    observers.notify(1)
    #expect(told.value == 1)
    #expect(!observers.isObserved)
    trackWithTheStandardLibrary(1, 2)
    observers.notify(2)
    #expect(told.value == 2)
  }

  @Test func aTrackingOfTheStandardLibraryWithinOneOfOursStaysItsOwn() {
    let inner = LockIsolated(0)
    withPerceptionTracking {
      observers.access(1)
      withObservationTracking {
        observers.access(2)
      } onChange: {
        inner.withValue { $0 += 1 }
      }
    } onChange: { [told] in
      told.withValue { $0 += 1 }
    }
    observers.notify(2)
    #expect(told.value + inner.value == 1)
  }

  @Test func aChangeDuringATrackingOfTheStandardLibraryDoesNotEndIt() {
    withObservationTracking {
      observers.access(1)
      observers.notify(1)
    } onChange: { [told] in
      told.withValue { $0 += 1 }
    }
    #expect(told.value == 0)
    observers.notify(1)
    #expect(told.value == 1)
  }

  /// The standard library may tell its own observers twice, where two threads change at one time.
  @Test func observersOnManyThreadsAreEachToldOnce() async {
    let observers = observers
    let rounds: UInt64 = 200
    var counts: [Bool: [LockIsolated<Int>]] = [:]
    await withTaskGroup { group in
      for isStandard in [false, true, false, true] {
        group.addTask {
          let told = (0..<rounds).map { property in
            let count = LockIsolated(0)
            let tell: @Sendable () -> Void = { count.withValue { $0 += 1 } }
            if isStandard {
              withObservationTracking({ observers.access(property) }, onChange: tell)
            } else {
              withPerceptionTracking({ observers.access(property) }, onChange: tell)
            }
            observers.notify(property)
            return count
          }
          return (isStandard, told)
        }
      }
      for await (isStandard, told) in group { counts[isStandard, default: []] += told }
    }
    for property in 0..<rounds { observers.notify(property) }
    #expect(counts.mapValues(\.count) == [false: 400, true: 400])
    #expect(counts[false]?.allSatisfy { $0.value == 1 } == true)
    #expect(counts[true]?.allSatisfy { $0.value >= 1 } == true)
    #expect(!observers.isObserved)
  }
}
