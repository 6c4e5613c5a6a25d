public import CoreArchitecture

/// A field for one line of text, or for several that grow along the vertical axis.
public struct TextField: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let title: String
  let text: Binding<String>
  var prompt: Text?
  var axis = Axis.horizontal
  /// The value that the text stands for; nil for a field of text.
  var value: ValueText?

  /// Makes a field that writes each edit to the binding.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.title = Text(title).string
    self.text = text
  }

  /// Makes a field that writes each edit to the binding.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  /// Makes a field whose label is the prompt if the title is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text)
    self.prompt = prompt
  }

  /// Makes a field whose label is the prompt if the title is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text)
    self.prompt = prompt
  }

  /// Makes a field that shows several lines if the axis is vertical.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(title, text: text, prompt: prompt)
    self.axis = axis
  }

  /// Makes a field that shows several lines if the axis is vertical.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(title, text: text, prompt: prompt)
    self.axis = axis
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    guard let value = view.value else { return LeafNode(view, at: site).mounted() }
    return ValueFieldNode(view, value, at: site).mounted()
  }
}

extension TextField: LeafView, EditableView, SubmittingView {
  static var isObserved: Bool { true }

  func describe(_ element: inout Element) {
    element.role = .textField
    element.label = title.isEmpty ? prompt?.string ?? "" : title
    element.value = text.wrappedValue
    if let prompt { element.traits.prompt = prompt.string }
    if axis == .vertical { element.traits.lines = 4 }
  }

  func edit(_ text: String) -> String? {
    self.text.wrappedValue = text
    return nil
  }
}
