import Foundation
import Testing
import Views

/// Formats that Foundation has on Apple's systems only.
@Suite struct FormatStyleTests {
  private let english = Locale(identifier: "en_US")

  @Test func measurementsAreInTheUnitsOfThePlace() {
    let way = Measurement(value: 5.25, unit: UnitLength.kilometers)
    func style(
      _ width: Measurement<UnitLength>.FormatStyle.UnitWidth, _ locale: String,
      _ usage: MeasurementFormatUnitUsage<UnitLength> = .general
    ) -> String {
      way.formatted(.measurement(width: width, usage: usage).locale(Locale(identifier: locale)))
    }
    #expect(style(.abbreviated, "en_US") == "3.26 mi")
    #expect(style(.abbreviated, "en_US", .asProvided) == "5.25 km")
    #expect(style(.wide, "en_AU") == "5.25 kilometers")
    #expect(style(.narrow, "de_DE") == "5,25km")
    #expect(style(.wide, "ko_KR") == "5.25 km")
    #expect(style(.abbreviated, "en_GB", .road) == "3.26 mi")
    let heat = Measurement(value: 21.4, unit: UnitTemperature.celsius)
    let weather = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "de_DE"), usage: .weather)
    #expect(weather.format(heat) == "21°C")
    #expect(weather.locale(english).format(heat) == "71°F")
    let bare = heat.formatted(
      .measurement(width: .narrow, usage: .asProvided, hidesScaleName: true).locale(english))
    #expect(bare == "21.4°")
  }

  @Test func namesAndComparators() {
    var name = PersonNameComponents()
    name.givenName = "Mina"
    name.familyName = "Roe"
    #expect(name.formatted() == "Mina Roe")
    #expect(name.formatted(.name(style: .abbreviated)) == "MR")
    let files = ["file 10", "File 2", "file 1"]
    #expect(files.sorted(using: .localizedStandard) == ["file 1", "File 2", "file 10"])
    let byName = KeyPathComparator(\String.self, comparator: .localizedStandard)
    #expect(files.sorted(using: byName).last == "file 10")
  }
}
