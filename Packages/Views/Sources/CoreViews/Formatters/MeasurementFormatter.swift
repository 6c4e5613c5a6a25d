#if !canImport(Darwin)
  @_spi(Hosts) internal import CoreArchitecture
  public import Foundation

  /// Writes measurements, such as `5 km`; Foundation has it on Apple's systems alone.
  ///
  /// Units are those that people use where the locale is, unless the options say otherwise.
  open class MeasurementFormatter: Formatter {
    /// In which unit a measurement is written.
    public struct UnitOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt
      /// Makes options of their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// In its own unit.
      public static let providedUnit = UnitOptions(rawValue: 1)
      /// In a unit of which it has neither too many nor a small part.
      public static let naturalScale = UnitOptions(rawValue: 2)
      /// Temperatures without the name of their scale.
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// In which unit measurements are written; by itself the one that people use.
    open var unitOptions: UnitOptions = []
    /// How long the names of units are: `5km`, `5 km` or `5 kilometers`, the last in English alone.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// What writes the numbers; by itself with at most three digits of a part, in the locale.
    open var numberFormatter: NumberFormatter {
      get {
        let numbers = numbers ?? makeNumbers()
        self.numbers = numbers
        return numbers
      }
      set { (numbers, areNumbersGiven) = (newValue, true) }
    }
    private var numbers: NumberFormatter?
    private var areNumbersGiven = false
    private var namedLocale: Locale?

    public override init() { super.init() }

    /// Always nil: it is in no archive.
    public required init?(coder: NSCoder) { nil }

    /// Whose units and words are used; by itself those of the session's language.
    open var locale: Locale {
      get { namedLocale ?? PreferredLanguages.current.locale }
      set {
        namedLocale = newValue
        if !areNumbersGiven { numbers?.locale = locale }
      }
    }

    /// Writes a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      guard let unit = measurement.unit as? Dimension else {
        return "\(written(measurement.value)) \(measurement.unit.symbol)"
      }
      let shown = shown(Measurement(value: measurement.value, unit: unit))
      return text(of: shown.unit, behind: written(shown.value))
    }

    /// Writes the name of a unit, as it is behind many of it.
    open func string(from unit: Unit) -> String {
      guard let unit = unit as? Dimension else { return unit.symbol }
      return UnitName(unit, isOne: false, hidesScale: false).alone(isWide: isWorded)
    }

    /// Writes a measurement of a dimension; nil for all else.
    open override func string(for value: Any?) -> String? {
      guard let measurement = value as? any DimensionMeasurement else { return nil }
      return string(from: measurement.ofDimension)
    }

    private func makeNumbers() -> NumberFormatter {
      let numbers = NumberFormatter()
      numbers.numberStyle = .decimal
      numbers.locale = locale
      return numbers
    }

    /// Whether units are written in words, which there are in English; elsewhere their symbols are.
    private var isWorded: Bool {
      unitStyle == .long && locale.language.languageCode == .english
    }

    private func written(_ number: Double) -> String {
      numberFormatter.string(from: NSNumber(value: number)) ?? "\(number)"
    }

    private func text(of unit: Dimension, behind number: String) -> String {
      let hidesScale = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
      return UnitName(unit, isOne: number == "1", hidesScale: hidesScale)
        .text(behind: number, isWide: isWorded, isNarrow: unitStyle == .short)
    }

    private func shown(_ value: Measurement<Dimension>) -> Measurement<Dimension> {
      if unitOptions.contains(.providedUnit) { return value }
      let used = UnitsInUse(locale: locale).unit(for: value, road: false).map(value.converted(to:))
      guard unitOptions.contains(.naturalScale) else { return used ?? value }
      return UnitScale(around: (used ?? value).unit)?.natural(used ?? value) ?? used ?? value
    }
  }

  private protocol DimensionMeasurement { var ofDimension: Measurement<Dimension> { get } }

  extension Measurement: DimensionMeasurement where UnitType: Dimension {
    fileprivate var ofDimension: Measurement<Dimension> {
      Measurement<Dimension>(value: value, unit: unit)
    }
  }
#endif
