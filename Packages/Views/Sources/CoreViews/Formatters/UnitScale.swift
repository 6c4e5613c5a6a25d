#if !canImport(Darwin)
  internal import Foundation

  /// Units of a kind that people count in, from the largest to the smallest.
  struct UnitScale {
    private let units: [Dimension]

    /// The units around one; nil where there are no others.
    init?(around unit: Dimension) {
      guard let units = Self.all.first(where: { $0.contains(unit) }) else { return nil }
      self.units = units
    }

    /// The measurement in the largest unit of which it has at least one, or in the smallest.
    func natural(_ value: Measurement<Dimension>) -> Measurement<Dimension>? {
      let all = units.map(value.converted(to:))
      return all.first { abs($0.value) >= 1 } ?? all.last
    }

    private static var all: [[Dimension]] {
      [
        [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters],
        [UnitLength.miles, UnitLength.feet, UnitLength.inches],
        [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams],
        [UnitMass.pounds, UnitMass.ounces],
        [UnitVolume.liters, UnitVolume.milliliters],
        [UnitVolume.gallons, UnitVolume.cups, UnitVolume.fluidOunces],
        [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds],
        [UnitEnergy.kilowattHours, UnitEnergy.kilojoules, UnitEnergy.joules],
        [UnitPower.megawatts, UnitPower.kilowatts, UnitPower.watts],
        [
          UnitFrequency.gigahertz, UnitFrequency.megahertz, UnitFrequency.kilohertz,
          UnitFrequency.hertz,
        ],
        [
          UnitInformationStorage.terabytes, UnitInformationStorage.gigabytes,
          UnitInformationStorage.megabytes, UnitInformationStorage.kilobytes,
          UnitInformationStorage.bytes,
        ],
      ]
    }
  }
#endif
