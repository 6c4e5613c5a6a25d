/// A picker of dates as the host draws it.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Returns the picker as the host draws it.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the host draws it.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
