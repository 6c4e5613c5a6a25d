import CoreDependencies
import DependenciesTestSupport
import Foundation
import Testing

/// What a test may have to say about the weather.
private struct Forecast: TestDependencyKey, Equatable {
  static let testValue = Forecast(wind: 0)
  var wind: Int
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

  @Suite(.dependency(\.uuid, .constant(UUID(7)))) struct Inner {
    @Dependency(\.uuid) var uuid
    @Dependency(Forecast.self) private var forecast

    @Test func innerSuitesComeLater() {
      #expect(uuid() == UUID(7))
      #expect(forecast.wind == 3)
    }
  }
}
