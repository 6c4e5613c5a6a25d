public import CoreArchitecture

/// A control that runs a closure when a person presses it.
///
/// ```
/// Button("Delete", role: .destructive) {
///   store.send(.deleteTapped)
/// }
/// ```
///
/// In an alert or a dialog, pressing a button also ends the presentation.
public struct Button<Label: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: () -> Void
  @usableFromInline let label: Label

  /// Makes a button with a label built from views.
  ///
  /// Its name is made of the texts of the label; without any text, of the words for its images.
  @inlinable
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    let isStyled = site.environment.builtIn.styles[kind] != nil
    if isStyled { return StyledNode(view, at: site).mounted() }
    return site.mount(view) { ControlNode<Self>.self }
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  @inlinable
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Makes a button with a title.
  @inlinable
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == StyleContent {
  /// Makes the button that a style was asked for.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button: StyledView {
  static var kind: Any.Type { (any PrimitiveButtonStyle).self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let style = environment.builtIn.styles[Self.kind]?.value as? any PrimitiveButtonStyle
    return (style ?? DefaultButtonStyle()).view(
      PrimitiveButtonStyleConfiguration(role: role, label: StyleContent(label), action: action))
  }
}

extension Button: ControlView {
  func looksTheSame(as other: Self) -> Bool {
    role == other.role && haveSameBits(label, other.label)
  }

  func describe(_ element: inout Element) {
    element.role = .button
    guard let role else { return }
    element.style.buttonRole = role
    if role == .confirm, element.style.buttonLook == .automatic {
      element.style.buttonLook = .prominent
    }
  }

  /// Runs the action, and in an alert or a dialog ends the presentation afterwards.
  func activation(in environment: EnvironmentValues) -> (() -> Void)? {
    guard let presentation = environment.builtIn.presentation, presentation.isEndedByButtons
    else { return action }
    return { presentation.close(after: action, isCancelled: role == .cancel) }
  }
}

extension Button where Label == CoreViews.Label<Text, Image> {
  /// Makes a button with a title and an icon.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { CoreViews.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a title and an icon.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { CoreViews.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == Text {
  /// Makes a button whose title says what its role is.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    let title =
      switch role {
      case .destructive: ownText("Delete")
      case .cancel: ownText("Cancel")
      case .close: ownText("Close")
      case .confirm: ownText("OK")
      }
    self.init(role: role, action: action) { Text(verbatim: title) }
  }
}
