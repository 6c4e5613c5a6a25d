public import CoreArchitecture

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
