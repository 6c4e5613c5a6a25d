@_spi(Views) internal import CoreArchitecture

#if !canImport(Darwin)
  internal import CoreArchitecture
  public import Foundation

  extension Measurement where UnitType: Dimension {
    /// Writes measurements, such as `5 km`; Foundation has it on Apple's systems.
    public struct FormatStyle: Foundation.FormatStyle {
      /// How long the names of units are.
      public enum UnitWidth: Hashable, Codable, Sendable {
        /// `5 kilometers`, in English alone, `5 km`, `5km`.
        case wide, abbreviated, narrow
      }

      /// How long the names of units are.
      public var width: UnitWidth
      /// What the measurement is for.
      public var usage: MeasurementFormatUnitUsage<UnitType>?
      /// How numbers are written; nil for at most two digits of a part.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?
      /// The language, and the units that people use there.
      public var locale: Locale
      /// Whether the scale of a temperature is left out: `21°`.
      public var hidesScaleName = false

      /// Makes a style.
      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.locale = locale
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
      }

      /// Writes a measurement, in a unit that people use where the locale is.
      public func format(_ value: Measurement) -> String {
        let isProvided = usage == .asProvided
        let used = isProvided ? nil : UnitsInUse(locale: locale).unit(for: value, road: isRoad)
        let shown = used.flatMap { $0 as? UnitType }.map(value.converted(to:)) ?? value
        let digits = usage?.name == "weather" ? 0...0 : 0...2
        let style = numberFormatStyle ?? .number.precision(.fractionLength(digits))
        let number = style.locale(locale).format(shown.value)
        let isOne = number == "1"
        return UnitName(shown.unit, isOne: isOne, hidesScale: hidesScaleName || width == .narrow)
          .text(behind: number, isWide: isWorded, isNarrow: width == .narrow)
      }

      /// Returns the style for another language.
      public func locale(_ locale: Locale) -> FormatStyle {
        var copy = self
        copy.locale = locale
        return copy
      }

      /// Whether units are written in words, which there are in English; elsewhere their symbols
      /// are.
      private var isWorded: Bool { width == .wide && locale.language.languageCode == .english }

      private var isRoad: Bool { usage?.name == "road" }
    }

    /// Writes the measurement in a style.
    public func formatted<Style: Foundation.FormatStyle>(
      _ style: Style
    ) -> Style.FormatOutput where Style.FormatInput == Measurement {
      style.formatInSession(self)
    }

    /// Writes the measurement, in a unit that people use where the session's language is spoken.
    public func formatted() -> String {
      formatted(FormatStyle(width: .abbreviated))
    }
  }

  extension FormatStyle {
    /// Writes measurements.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Writes temperatures.
    public static func measurement(
      width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
      var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
      style.hidesScaleName = hidesScaleName
      return style
    }
  }
#endif
