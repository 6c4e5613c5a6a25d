/// A control for a colour.
///
/// Hosts write and take it as a name, such as `teal`, or as `#` with six digits; with an opacity it
/// ends with that, as in `teal@0.5`.
public struct ColorPicker<Label: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// Makes a picker with a label built from views.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { ControlNode<Self>.self }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: ControlView, EditableView {
  static var isObserved: Bool { true }

  func describe(_ element: inout Element) {
    element.role = .colorPicker
    element.value = selection.wrappedValue.name ?? "primary"
  }

  func edit(_ text: String) -> String? {
    guard let color = Color(written: text), supportsOpacity || color.isOpaque else {
      let opacity = supportsOpacity ? ", with an opacity such as red@0.5" : ""
      return "a colour such as teal or #1E90FF\(opacity)"
    }
    selection.wrappedValue = color
    return nil
  }
}
