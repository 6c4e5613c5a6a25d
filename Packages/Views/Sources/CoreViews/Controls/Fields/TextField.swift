public import CoreArchitecture

/// A field for one line of text, or for several that grow along the vertical axis.
public struct TextField<Label: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let text: Binding<String>
  let label: Label
  var prompt: Text?
  var axis = Axis.horizontal
  var value: ValueText?
  var listeners = FieldListeners()

  /// Makes a field with a label built from views; each edit is written to the binding.
  ///
  /// The prompt is the label if that has no text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// Makes a field with a label built from views that shows several lines if the axis is vertical.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
    self.axis = axis
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    let isStyled = site.environment.builtIn.styles[kind] != nil
    return (isStyled ? StyledNode(view, at: site) : FieldNode(view, at: site)).mounted()
  }
}

extension TextField: StyledView {
  static var kind: Any.Type { (any TextFieldStyle).self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let style = environment.builtIn.styles[Self.kind]?.value as? any TextFieldStyle
    var field = TextField<StyleContent>(text: text, prompt: prompt, axis: axis) {
      StyleContent(label)
    }
    field.value = value
    field.listeners = listeners
    return (style ?? DefaultTextFieldStyle()).view(field)
  }
}

extension TextField: FieldView {
  static var isObserved: Bool { true }

  func describe(_ element: inout Element) {
    element.role = .textField
    if element.label.isEmpty { element.label = prompt?.string ?? "" }
    element.value = text.wrappedValue
    if let prompt { element.traits.prompt = prompt.string }
    if axis == .vertical { element.traits.lines = 4 }
  }

  func edit(_ text: String) -> String? {
    self.text.wrappedValue = text
    return nil
  }
}

extension TextField where Label == Text {
  /// Makes a field that writes each edit to the binding.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field that writes each edit to the binding.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field whose label is the prompt if the title is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field whose label is the prompt if the title is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field that shows several lines if the axis is vertical.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Makes a field that shows several lines if the axis is vertical.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Makes a field; the selection is neither read nor written.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Makes a field that is told true at the first change and false when it is submitted, and then
  /// runs a closure.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    self.init(text: text) { Text(title) }
    listeners = FieldListeners(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}
