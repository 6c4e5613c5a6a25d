public import CoreArchitecture

/// A field for one line of text, such as a password, that hosts draw as dots.
public struct SecureField<Label: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let text: Binding<String>
  let label: Label
  var listeners = FieldListeners()
  var value: ValueText? { nil }

  /// Makes a field with a label built from views; the prompt is not shown.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    FieldNode(view, at: site).mounted()
  }
}

extension SecureField where Label == Text {
  /// Makes a field that writes each edit to the binding; the prompt is not shown.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field that writes each edit to the binding; the prompt is not shown.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field that runs a closure when it is submitted.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
    listeners.onCommit = onCommit
  }
}

extension SecureField: FieldView {
  static var isObserved: Bool { true }

  func describe(_ element: inout Element) {
    element.role = .secureField
    element.value = text.wrappedValue
  }

  func edit(_ text: String) -> String? {
    self.text.wrappedValue = text
    return nil
  }
}
