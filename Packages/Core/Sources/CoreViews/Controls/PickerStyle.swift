/// The look of a picker.
public protocol PickerStyle {
  /// How it offers its options.
  static var _look: Element.Look { get }
}

extension View {
  /// Sets how pickers of this view offer their options.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    changingBuiltIn { $0.pickerLook = Style._look }
  }
}
