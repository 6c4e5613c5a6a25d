/// A picker of dates as wheels, which hosts draw in one row.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Returns the picker as the host draws it.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration)
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// As wheels, which hosts draw in one row.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
