public import Foundation

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
