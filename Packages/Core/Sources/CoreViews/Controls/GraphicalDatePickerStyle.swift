/// A picker of dates as a calendar, which hosts draw in one row.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Returns the picker as the host draws it.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration)
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// As a calendar, which hosts draw in one row.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
