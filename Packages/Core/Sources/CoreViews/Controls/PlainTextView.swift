/// A view that may be nothing but a text.
protocol PlainTextView { var plainText: Text? { get } }

extension AnyView: PlainTextView {
  var plainText: Text? { content as? Text ?? (content as? any PlainTextView)?.plainText }
}

extension StyleContent: PlainTextView {
  var plainText: Text? { content.plainText }
}

extension Text: PlainLabel {
  func label(_ element: inout Element) -> Bool {
    applyStyle(to: &element)
    element.label = string
    return true
  }
}

extension AnyView: PlainLabel {
  func label(_ element: inout Element) -> Bool { plainText?.label(&element) ?? false }
}
