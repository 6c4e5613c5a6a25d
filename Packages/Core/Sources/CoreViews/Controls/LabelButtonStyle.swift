/// A style of an app's own that makes the label of a button, which links have as well.
protocol LabelButtonStyle {
  /// Returns the label as the style shows it.
  func styled(_ label: StyleContent) -> AnyView
}

extension BuiltInValues {
  /// The app's own style of labels that was chosen for buttons; nil for none and for a host's look.
  var labelStyle: (any LabelButtonStyle)? {
    styles[(any PrimitiveButtonStyle).self]?.value as? any LabelButtonStyle
  }
}
