import CoreArchitecture
import Foundation
import Testing

/// Formatters that Foundation has on Apple's systems only.
@Suite struct FormatterTests {
  private let english = Locale(identifier: "en_US")

  private func text(
    _ seconds: TimeInterval, _ change: (DateComponentsFormatter) -> Void
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = english
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test func clocksDropWhatIsZeroInFrontUnlessTheyArePadded() {
    let minutes: NSCalendar.Unit = [.minute, .second]
    #expect(text(65) { $0.allowedUnits = minutes } == "1:05")
    #expect(text(5) { $0.allowedUnits = minutes } == "5")
    #expect(text(0) { $0.allowedUnits = minutes } == "0")
    #expect(text(3_600) { $0.allowedUnits = [.hour, .minute, .second] } == "1:00:00")
    #expect(text(4_000) { $0.allowedUnits = minutes } == "66:40")
    let padded = text(5) {
      $0.allowedUnits = minutes
      $0.zeroFormattingBehavior = .pad
    }
    #expect(padded == "00:05")
    #expect(text(3_665) { _ in } == "1:01:05")
    #expect(text(-65) { $0.allowedUnits = minutes } == "-1:05")
    #expect(text(.infinity) { _ in } == nil)
  }

  @Test func wordsAreAsLongAsTheStyleSays() {
    let styles: [DateComponentsFormatter.UnitsStyle] = [.full, .short, .brief, .abbreviated]
    let texts = styles.map { style in text(3_660) { $0.unitsStyle = style } }
    #expect(texts == ["1 hour, 1 minute", "1 hr, 1 min", "1 hr 1 min", "1h 1m"])
    let most = text(100_000) {
      $0.unitsStyle = .full
      $0.maximumUnitCount = 2
    }
    #expect(most == "1 day, 4 hours")
    let remaining = text(120) {
      $0.unitsStyle = .full
      $0.includesApproximationPhrase = true
      $0.includesTimeRemainingPhrase = true
    }
    #expect(remaining == "About 2 minutes remaining")
    #expect(text(86_400 * 400) { $0.unitsStyle = .full } == "1 year, 1 month, 5 days")
    #expect(
      DateComponentsFormatter.localizedString(
        from: DateComponents(minute: 90), unitsStyle: .positional) == "1:30:00")
  }

  @Test func distancesOfDatesAreWords() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    let now = Date(timeIntervalSince1970: 1_000_000)
    #expect(formatter.localizedString(for: now + 300, relativeTo: now) == "in 5 minutes")
    #expect(formatter.localizedString(for: now - 7_200, relativeTo: now) == "2 hours ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(for: now - 7_200, relativeTo: now) == "2 hr. ago")
    formatter.dateTimeStyle = .named
    formatter.unitsStyle = .full
    #expect(formatter.localizedString(for: now - 86_400, relativeTo: now) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 3)) == "in 3 days")
  }

  @Test func listsAreJoined() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["oars", "ropes", 3]) == "oars, ropes, and 3")
    #expect(formatter.string(for: 3) == nil)
  }

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
