/// A picker of dates in one row, as hosts draw it.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Returns the picker as the host draws it.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration)
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// In one row.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
