import Foundation
import Testing
import Views

@Suite struct MeasurementFormatterTests {
  private func formatter(
    _ locale: String, _ style: Formatter.UnitStyle = .medium,
    _ options: MeasurementFormatter.UnitOptions = []
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitStyle = style
    formatter.unitOptions = options
    return formatter
  }

  private let way = Measurement(value: 5.25, unit: UnitLength.kilometers)

  @Test func unitsAreThoseOfThePlace() {
    #expect(formatter("en_US").string(from: way) == "3.262 mi")
    #expect(formatter("de_DE").string(from: way) == "5,25 km")
    #expect(formatter("en_US", .medium, .providedUnit).string(from: way) == "5.25 km")
    #expect(formatter("en_AU", .long).string(from: way) == "5.25 kilometers")
    #expect(formatter("en_AU", .short).string(from: way) == "5.25km")
    #expect(formatter("ko_KR", .long).string(from: way) == "5.25 km")
  }

  @Test func oneOfAUnitIsNamedSo() {
    let hour = Measurement(value: 1, unit: UnitDuration.hours)
    #expect(formatter("en_US", .long).string(from: hour) == "1 hour")
    #expect(formatter("en_US", .long).string(from: UnitDuration.hours) == "hours")
    #expect(formatter("en_US").string(from: UnitLength.meters) == "m")
  }

  @Test func numbersAreNeitherLargeNorSmall() {
    let natural = formatter("de_DE", .medium, .naturalScale)
    #expect(natural.string(from: Measurement(value: 0.5, unit: UnitLength.meters)) == "50 cm")
    #expect(natural.string(from: Measurement(value: 1_500, unit: UnitMass.grams)) == "1,5 kg")
    #expect(
      natural.string(from: Measurement(value: 2_500, unit: UnitInformationStorage.bytes))
        == "2,5 kB")
    #expect(
      formatter("en_US", .medium, .naturalScale)
        .string(from: Measurement(value: 0.0001, unit: UnitLength.kilometers)) == "3.937 in")
  }

  @Test func temperaturesMayLeaveOutTheirScale() {
    let heat = Measurement(value: 21, unit: UnitTemperature.celsius)
    #expect(formatter("de_DE").string(from: heat) == "21°C")
    #expect(formatter("de_DE", .medium, .temperatureWithoutUnit).string(from: heat) == "21°")
    #expect(
      formatter("en_US", .medium, [.temperatureWithoutUnit, .providedUnit]).string(from: heat)
        == "21°")
  }

  @Test func numbersAreWrittenAsAsked() {
    let whole = formatter("en_AU")
    whole.numberFormatter.maximumFractionDigits = 1
    #expect(whole.string(from: way) == "5.2 km")
    let numbers = NumberFormatter()
    numbers.maximumFractionDigits = 0
    whole.numberFormatter = numbers
    #expect(whole.string(from: way) == "5 km")
  }

  @Test func otherFormattersHandItValues() {
    #expect(formatter("de_DE").string(for: way) == "5,25 km")
    #expect(formatter("de_DE").string(for: "way") == nil)
  }
}
