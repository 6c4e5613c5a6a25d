import CoreDependencies
import DependenciesTestSupport
import Foundation
import IssueReporting
import Testing

/// What a test may have to say about the weather.
private struct Forecast: TestDependencyKey, Equatable {
  static let testValue = Forecast(wind: 0)
  var wind: Int
}

private func heardWind() async -> Int { 5 }

private struct Lamp: TestDependencyKey {
  var isLit: Bool
  static var testValue: Lamp {
    reportIssue("The lamp has no value in a test.")
    return Lamp(isLit: false)
  }
}

extension DependencyValues {
  fileprivate var lamp: Lamp {
    get { self[Lamp.self] }
    set { self[Lamp.self] = newValue }
  }
}

@Suite(
  .dependencies {
    $0.uuid = .incrementing
    $0[Forecast.self].wind = 3
  })
struct DependenciesTraitTests {
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(Forecast.self) private var forecast

  @Test func aTestHasWhatItsSuiteSays() {
    #expect(uuid() == UUID(0))
    #expect(forecast.wind == 3)
  }

  @Test func eachTestHasItAnew() {
    #expect(uuid() == UUID(0))
  }

  @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 9)))
  func aTestMayHaveMore() {
    #expect(now == Date(timeIntervalSince1970: 9))
    #expect(uuid() == UUID(0))
  }

  @Test(.dependency(Forecast(wind: 8)))
  func aTestMayHaveAnother() {
    #expect(forecast.wind == 8)
  }

  @Test(.dependencies { $0[Forecast.self].wind *= 2 }, arguments: 1...3)
  func aTraitSeesWhatOthersHaveSet(number: Int) {
    #expect(forecast.wind == 6)
    #expect(uuid() == UUID(0))
  }

  @Test(.dependencies) func aTraitMayChangeNothing() {
    #expect(forecast.wind == 3)
  }

  @Test(.dependencies { $0[Forecast.self].wind = await heardWind() })
  func aTraitMayWait() {
    #expect(forecast.wind == 5)
  }

  @Test(.dependency(\.lamp, Lamp(isLit: true)))
  func whatATestReplacesReportsNothing() {
    @Dependency(\.lamp) var lamp
    #expect(lamp.isLit)
  }

  @Suite(.dependency(\.uuid, .constant(UUID(7)))) struct Inner {
    @Dependency(\.uuid) var uuid
    @Dependency(Forecast.self) private var forecast

    @Test func innerSuitesComeLater() {
      #expect(uuid() == UUID(7))
      #expect(forecast.wind == 3)
    }
  }
}
