/// Shows the options of a picker side by side, as ``SegmentedPickerStyle`` does.
public typealias PalettePickerStyle = SegmentedPickerStyle
