/// A view that may be nothing but a text, and then needs no element within what it labels.
protocol PlainLabel {
  /// Gives an element the text and its style, if the view is nothing but a text.
  ///
  /// Returns whether it is.
  func label(_ element: inout Element) -> Bool
}
