/// The parts of a date that a ``DatePicker`` offers.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes components of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Year, month and day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}
