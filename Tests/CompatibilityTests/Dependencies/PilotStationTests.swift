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
  @DependencyEntry(liveValue: [2, 1]) fileprivate var horns: [Int] = []
  @DependencyEntry(liveValue: 7.5) fileprivate var draught: Double
  @DependencyEntry(liveValue: "ebb", previewValue: "flood") fileprivate var tide = "slack"
  @DependencyEntry(previewValue: 3) fileprivate var pilotCount = 1
  @DependencyEntry("BuoyKey") fileprivate var buoy = "red"
  @DependencyEntry("LampKey", liveValue: "lit", previewValue: "dim") fileprivate var lamp = "out"
  @DependencyEntry fileprivate var gauge: Gauge
  @DependencyEntry fileprivate var ferry: Ferry
  @DependencyEntry fileprivate var harbourMaster: String?
}

extension DependencyValues.BuoyKey: DependencyKey {
  fileprivate static let liveValue = "green"
}

/// Is no key of its own.
private struct Ferry: Sendable {
  var name: String
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

  @Test func theDefaultOfAnEntryIsItsTestValue() {
    @Dependency(\.stationName) var name
    #expect(name == "Elm Point")
    withKnownIssue {
      withDependencies {
        $0.context = .live
      } operation: {
        #expect(name == "Elm Point")
      }
    } matching: {
      $0.description.contains("Write '@DependencyEntry(liveValue: …)'")
    }
  }

  @Test(
    arguments: [
      (DependencyContext.live, ["ebb", "1", "green", "lit"]),
      (.preview, ["flood", "3", "green", "dim"]), (.test, ["slack", "1", "red", "out"]),
    ])
  func anEntrySaysItsValues(context: DependencyContext, expected: [String]) {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(\.tide) var tide
      @Dependency(\.pilotCount) var pilots
      @Dependency(\.buoy) var buoy
      @Dependency(\.lamp) var lamp
      let hasPilots = context != .live
      #expect([tide, hasPilots ? "\(pilots)" : "1", buoy, lamp] == expected)
    }
  }

  @Test func anEntryWithoutATestValueIsReportedInATest() {
    @Dependency(\.draught) var draught
    withKnownIssue {
      #expect(draught == 7.5)
    } matching: {
      $0.description.contains("was read in a test")
    }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(draught == 7.5)
    }
  }

  @Test func anEntryWithoutADefaultIsItsTypesOwnKeyIfThatIsOne() async {
    await withDependencies {
      $0[Gauge.self].depth = { Double($0) }
    } operation: {
      @Dependency(\.gauge) var gauge
      #expect(await gauge.depth(berth: 4) == 4)
    }
    withDependencies {
      $0.ferry = Ferry(name: "Ida")
    } operation: {
      @Dependency(\.ferry) var ferry
      #expect(ferry.name == "Ida")
    }
    @Dependency(\.harbourMaster) var harbourMaster
    #expect(harbourMaster == nil)
  }

  @Test func anEntryNeedsNoKey() {
    @Dependency(\.stationName) var name
    @Dependency(\.horns) var horns
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(horns == [2, 1])
    }
    withDependencies {
      $0.stationName = "Ash Point"
      $0.horns.append(3)
    } operation: {
      #expect(name == "Ash Point")
      #expect(horns == [3])
    }
  }
}
