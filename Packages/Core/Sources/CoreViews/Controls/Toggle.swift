/// A switch that is on or off.
public struct Toggle<Label: View>: View {
  public typealias Body = Never

  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ControlNode(view, at: site).mounted()
  }
}

extension Toggle where Label == Text {
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: ControlView {
  func describe(_ element: inout Element) {
    element.role = .toggle
    element.isSelected = isOn.wrappedValue
  }

  func activation(in environment: EnvironmentValues) -> (() -> Void)? {
    { isOn.wrappedValue = !isOn.wrappedValue }
  }
}
