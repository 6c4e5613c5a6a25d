/// The look of pickers of dates.
///
/// ```
/// struct Headed: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.bold()
///     DatePicker(configuration)
///   }
/// }
/// ```
public protocol DatePickerStyle: FieldHolder {
  /// The view of a picker.
  associatedtype Body: View
  /// What the style knows of a picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Returns the view of a picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct DatePickerBody<Style: DatePickerStyle>: View {
  let style: Style
  let configuration: DatePickerStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension DatePickerStyle {
  func view(_ configuration: Configuration) -> AnyView {
    AnyView(DatePickerBody(style: self, configuration: configuration))
  }
}

extension View {
  /// Gives the pickers of dates of this view a look.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    self.style(style, of: (any DatePickerStyle).self)
  }
}
