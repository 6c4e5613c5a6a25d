import CoreDependencies
import Foundation
import Testing

/// How high the water stands.
///
/// Nothing says so in a test.
private struct Tide: DependencyKey {
  static let liveValue = Tide(level: 0)
  var level: Int
}

/// The harbour's log, an object.
private final class Log: TestDependencyKey, Sendable {
  static var testValue: Log { Log() }
  let entries = LockIsolated<[String]>([])
}

extension DependencyValues {
  fileprivate var tide: Tide {
    get { self[Tide.self] }
    set { self[Tide.self] = newValue }
  }
}

private func with<Value>(
  _ path: WritableKeyPath<DependencyValues, Value>, _ value: Value, _ operation: () -> Void
) {
  withDependencies {
    $0[keyPath: path] = value
  } operation: {
    operation()
  }
}

@Suite struct ChangingTests {
  @Dependency(\.date) private var date
  @Dependency(\.tide) private var tide

  @Test func aDateIsSetThroughAKeyPath() {
    let noon = Date(timeIntervalSince1970: 43_200)
    with(\.date.now, noon) { #expect(date.now == noon) }
    with(\.date, .constant(noon)) { #expect(date() == noon) }
  }

  @Test func aDateIsMovedFromTheOneBefore() {
    withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 60)
      $0.date.now += 60
      $0[keyPath: \.date.now] += 60
    } operation: {
      #expect(date.now == Date(timeIntervalSince1970: 180))
    }
  }

  @Test func aPartOfAValueIsSetThroughAKeyPath() {
    with(\.tide.level, 4) { #expect(tide.level == 4) }
  }

  @Test func aPartIsSetOfValuesThatReplaceOthers() {
    for values in [DependencyValues.test, .live, DependencyValues()] {
      withDependencies {
        $0 = values
        $0.tide.level = 5
        $0[Tide.self].level += 1
      } operation: {
        #expect(tide.level == 6)
      }
    }
  }

  @Test func anAsynchronousChangeIsNoUseEither() async {
    await withDependencies {
      await Task.yield()
      $0 = .test
      $0.tide.level = 5
    } operation: {
      await Task.yield()
      #expect(tide.level == 5)
    }
  }

  @Test func whatAChangeReadsIsNoUse() {
    withDependencies {
      $0.tide.level = tide.level + 2
    } operation: {
      #expect(tide.level == 2)
    }
  }

  @Test func anOperationWithinAChangeUsesWhatItReads() {
    withKnownIssue {
      withDependencies {
        $0.tide = withDependencies { _ in
        } operation: {
          tide
        }
      } operation: {
      }
    }
  }

  @Test func aDateThatNobodyHasChosenIsReportedAfterItWasRead() {
    withDependencies {
      _ = $0.date
    } operation: {
      withKnownIssue { _ = date.now }
    }
  }
}

@Suite struct FreshValuesTests {
  @Dependency(Log.self) private var log

  @Test func valuesPutInPlaceOfOthersBeginAnew() {
    log.entries.withValue { $0.append("moored") }
    for values in [{ DependencyValues() }, { .test }, { .live }] {
      withDependencies {
        $0 = values()
        $0[Log.self] = Log.testValue
      } operation: {
        #expect(log.entries.value == [])
      }
    }
    withDependencies {
      $0 = DependencyValues()
    } operation: {
      #expect(log.entries.value == [])
      log.entries.withValue { $0.append("loaded") }
      #expect(log.entries.value == ["loaded"])
      withDependencies {
        $0.date.now = .distantPast
      } operation: {
        #expect(log.entries.value == ["loaded"])
      }
    }
    #expect(log.entries.value == ["moored"])
  }

  @Test func valuesPutInPlaceOfOthersDropOverrides() {
    withDependencies {
      $0.tide = Tide(level: 9)
    } operation: {
      withDependencies {
        $0 = DependencyValues()
      } operation: {
        @Dependency(\.tide) var tide
        withKnownIssue { #expect(tide.level == 0) }
      }
    }
  }

  @Test func tasksKeepTheValuesTheyBeganWith() async {
    let task = withDependencies {
      $0 = DependencyValues()
    } operation: {
      log.entries.withValue { $0.append("sailed") }
      return Task { log.entries.value }
    }
    #expect(await task.value == ["sailed"])
  }
}
