extension DatePicker where Label == StyleContent {
  /// Makes the picker that a style was asked for.
  public init(_ configuration: DatePickerStyleConfiguration) {
    selection = configuration.$selection
    isAllowed = configuration.isAllowed
    limits = configuration.limits
    components = configuration.displayedComponents
    label = configuration.label
  }
}

extension DatePicker: StyledView {
  static var kind: Any.Type { (any DatePickerStyle).self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let style = environment.builtIn.styles[Self.kind]?.value as? any DatePickerStyle
    return (style ?? DefaultDatePickerStyle()).view(
      DatePickerStyleConfiguration(
        label: StyleContent(label), selection: selection, displayedComponents: components,
        isAllowed: isAllowed, limits: limits))
  }
}
