public import CoreArchitecture

/// A switch that is on or off.
public struct Toggle<Label: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let isOn: Binding<Bool>
  let label: Label

  /// Makes a toggle with a label built from views; activating it flips the binding.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
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

extension Toggle where Label == Text {
  /// Makes a toggle with a title; activating it flips the binding.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a toggle with a title; activating it flips the binding.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == StyleContent {
  /// Makes the toggle that a style was asked for.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: StyledView {
  static var kind: Any.Type { (any ToggleStyle).self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let style = environment.builtIn.styles[Self.kind]?.value as? any ToggleStyle
    return (style ?? DefaultToggleStyle()).view(
      ToggleStyleConfiguration(label: StyleContent(label), isOn: isOn))
  }
}

extension Toggle: ControlView {
  static var isObserved: Bool { true }

  func describe(_ element: inout Element) {
    element.role = .toggle
    element.isSelected = isOn.wrappedValue
  }

  func activation(in environment: EnvironmentValues) -> (() -> Void)? {
    { isOn.wrappedValue = !isOn.wrappedValue }
  }
}

extension Toggle {
  /// Makes a toggle for a switch of each element: it is on where all are, and sets all of them.
  public init<Base: MutableCollection>(
    sources: Binding<Base>, isOn: WritableKeyPath<Base.Element, Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding(
        get: { sources.wrappedValue.allSatisfy { $0[keyPath: isOn] } },
        set: { isAllOn in
          var all = sources.wrappedValue
          for index in all.indices { all[index][keyPath: isOn] = isAllOn }
          sources.wrappedValue = all
        }),
      label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title for a switch of each element.
  public init<Base: MutableCollection>(
    _ title: LocalizedStringKey, sources: Binding<Base>,
    isOn: WritableKeyPath<Base.Element, Bool>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == CoreViews.Label<Text, Image> {
  /// Makes a toggle with a title and an icon.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CoreViews.Label(title, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and an icon.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CoreViews.Label(title, systemImage: systemImage) }
  }
}
