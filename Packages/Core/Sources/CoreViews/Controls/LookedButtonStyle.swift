/// A style of buttons that is a look of the host's, which links have as well.
protocol LookedButtonStyle { static var look: Element.Style.ButtonLook { get } }

extension BuiltInValues {
  /// The look of the style that was chosen for buttons; nil for none and for one of the app's own.
  var styleLook: Element.Style.ButtonLook? {
    let style = styles[(any PrimitiveButtonStyle).self]?.value as? any LookedButtonStyle
    return style.map { type(of: $0).look }
  }
}
