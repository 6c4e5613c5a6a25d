import ComposableArchitecture
import Foundation
import Testing

/// What a pilot's station asks of the harbour.
@DependencyClient
private struct Gauge: Sendable {
  var depth: @Sendable (_ berth: Int) async -> Double?
  var lastReading: @Sendable () -> Optional<Date>
}

extension Gauge: TestDependencyKey {
  static let testValue = Gauge()
}

extension DependencyValues {
  @DependencyEntry fileprivate var stationName = "Elm Point"
  @DependencyEntry fileprivate var horns: [Int] = [2, 1]
}

struct PilotStationTests {
  @Test func anOptionalEndpointNeedsNoDefaultAndReturnsNil() async {
    let gauge = Gauge()
    await withKnownIssue {
      #expect(await gauge.depth(berth: 1) == nil)
    } matching: {
      $0.description.contains("'Gauge.depth' was called but is not implemented")
    }
    withKnownIssue { #expect(gauge.lastReading() == nil) }
    await withDependencies {
      $0[Gauge.self].depth = { Double($0) / 2 }
    } operation: {
      @Dependency(Gauge.self) var gauge
      #expect(await gauge.depth(berth: 9) == 4.5)
    }
  }

  @Test func anEntryNeedsNoKey() {
    @Dependency(\.stationName) var name
    @Dependency(\.horns) var horns
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(name == "Elm Point")
      #expect(horns == [2, 1])
    }
    withDependencies {
      $0.stationName = "Ash Point"
      $0.horns.append(3)
    } operation: {
      #expect(name == "Ash Point")
      #expect(horns == [2, 1, 3])
    }
    withKnownIssue {
      _ = name
    } matching: {
      $0.description.contains("__Key_stationName")
    }
  }
}
