public import Foundation

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

extension DatePickerStyle {
  func view(_ configuration: Configuration) -> AnyView {
    StyledBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

extension View {
  /// Gives the pickers of dates of this view a look.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    self.style(style, of: (any DatePickerStyle).self)
  }
}

/// What a style knows of a picker of dates.
public struct DatePickerStyleConfiguration {
  /// The label of a picker.
  public typealias Label = StyleContent

  /// The label.
  public let label: Label
  /// The date that is chosen.
  @Binding public var selection: Date
  /// The parts of a date that the picker offers.
  public let displayedComponents: DatePickerComponents
  let isAllowed: (Date) -> Bool
  let limits: String
}

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
