/// Does something when pressed.
public struct Button<Label: View>: View {
  public typealias Body = Never

  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ControlNode(view, at: site).mounted()
  }
}

extension Button where Label == Text {
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == CoreViews.Label<Text, Image> {
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      CoreViews.Label(title, systemImage: systemImage)
    }
  }
}

/// What a button is for, where that matters for how it is shown.
public struct ButtonRole: Hashable, Sendable {
  let kind: Element.Style.ButtonKind

  public static let destructive = ButtonRole(kind: .destructive)
  public static let cancel = ButtonRole(kind: .cancel)
}

extension Button: ControlView {
  func describe(_ element: inout Element) {
    element.role = .button
    element.style.buttonRole = role?.kind
  }

  /// In an alert or a dialog, the presentation ends after the action.
  func activation(in environment: EnvironmentValues) -> (() -> Void)? {
    guard let presentation = environment.builtIn.closedByButtons else { return action }
    return { presentation.close(after: action) }
  }
}
