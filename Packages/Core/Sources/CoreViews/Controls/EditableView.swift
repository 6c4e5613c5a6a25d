/// A view with a text that a person can replace.
protocol EditableView {
  /// Takes a text; returns what it has to be, if it is not that.
  func edit(_ text: String) -> String?
}
