#if !canImport(Darwin)
  internal import Foundation

  /// The units that people use where a locale is.
  struct UnitsInUse {
    private let system: Locale.MeasurementSystem

    init(locale: Locale) { system = locale.measurementSystem }

    /// The unit for a measurement; nil to keep its own.
    func unit<UnitType: Dimension>(
      for value: Measurement<UnitType>, road isRoad: Bool
    ) -> Dimension? {
      switch value.unit {
      case let unit as UnitTemperature where unit != .kelvin:
        system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
      case let unit as UnitLength:
        length(Measurement<UnitLength>(value: value.value, unit: unit), isRoad)
      case let unit as UnitMass: mass(unit)
      case is UnitSpeed where system != .metric: UnitSpeed.milesPerHour
      case let unit as UnitSpeed where unit == .milesPerHour: UnitSpeed.kilometersPerHour
      default: nil
      }
    }

    private func length(_ value: Measurement<UnitLength>, _ isRoad: Bool) -> UnitLength? {
      let isLarge: [UnitLength] = [.meters, .kilometers, .miles, .yards, .feet]
      guard isLarge.contains(value.unit) else { return nil }
      if system == .us || system == .uk && isRoad {
        let miles = value.converted(to: .miles).value
        return abs(miles) >= 0.1 ? .miles : .feet
      }
      let isMetric = value.unit == .meters || value.unit == .kilometers
      if isMetric, !isRoad { return nil }
      return abs(value.converted(to: .meters).value) >= 1000 ? .kilometers : .meters
    }

    private func mass(_ unit: UnitMass) -> UnitMass? {
      switch unit {
      case .kilograms where system == .us: .pounds
      case .grams where system == .us: .ounces
      case .pounds where system != .us: .kilograms
      case .ounces where system != .us: .grams
      default: nil
      }
    }
  }
#endif
