/// Shows all options of a picker below each other, as ``InlinePickerStyle`` does.
public typealias WheelPickerStyle = InlinePickerStyle
