#if !canImport(Darwin)
  internal import Foundation

  /// The name of a unit in a text.
  struct UnitName {
    private let unit: Dimension
    private let isOne: Bool
    private let hidesScale: Bool

    init(_ unit: Dimension, isOne: Bool, hidesScale: Bool) {
      self.unit = unit
      self.isOne = isOne
      self.hidesScale = hidesScale
    }

    /// The text of a number of units.
    func text(behind number: String, isWide: Bool, isNarrow: Bool) -> String {
      if unit is UnitTemperature, !isWide || hidesScale {
        return number + (hidesScale ? "°" : unit.symbol)
      }
      if isWide, let name = Self.names[unit.symbol] {
        return "\(number) \(isOne ? name.one : name.many)"
      }
      return number + (isNarrow ? "" : " ") + unit.symbol
    }

    /// The name without a number.
    func alone(isWide: Bool) -> String {
      isWide ? Self.names[unit.symbol]?.many ?? unit.symbol : unit.symbol
    }

    /// The names of units by their symbols.
    private static let names: [String: (one: String, many: String)] = [
      "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
      "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
      "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
      "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
      "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
      "°C": ("degree Celsius", "degrees Celsius"),
      "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
      "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "cup": ("cup", "cups"),
      "tsp": ("teaspoon", "teaspoons"), "tbsp": ("tablespoon", "tablespoons"),
      "m/s": ("meter per second", "meters per second"),
      "km/h": ("kilometer per hour", "kilometers per hour"),
      "mph": ("mile per hour", "miles per hour"),
      "kcal": ("kilocalorie", "kilocalories"), "Cal": ("Calorie", "Calories"),
      "kJ": ("kilojoule", "kilojoules"), "J": ("joule", "joules"), "W": ("watt", "watts"),
      "h": ("hour", "hours"), "hr": ("hour", "hours"), "min": ("minute", "minutes"),
      "s": ("second", "seconds"), "sec": ("second", "seconds"), "°": ("degree", "degrees"),
      "MB": ("megabyte", "megabytes"), "GB": ("gigabyte", "gigabytes"),
      "kB": ("kilobyte", "kilobytes"),
    ]
  }
#endif
