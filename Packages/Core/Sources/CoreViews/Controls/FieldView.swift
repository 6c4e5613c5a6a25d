/// A control for one text, which may stand for a value.
protocol FieldView: ControlView, EditableView {
  /// The value that the text stands for; nil for a field of text.
  var value: ValueText? { get }
  /// What is run when a person begins and ends an edit, and submits it.
  var listeners: FieldListeners { get }
}
