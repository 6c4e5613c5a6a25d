/// Shows the options of a picker after a press, as ``MenuPickerStyle`` does.
public typealias NavigationLinkPickerStyle = MenuPickerStyle
