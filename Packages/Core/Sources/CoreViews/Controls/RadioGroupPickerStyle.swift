/// Shows the options of a picker below each other, as ``InlinePickerStyle`` does.
public typealias RadioGroupPickerStyle = InlinePickerStyle
