/// A view that may be nothing but a text.
protocol PlainTextView { var plainText: Text? { get } }

extension AnyView: PlainTextView {
  var plainText: Text? { content as? Text ?? (content as? any PlainTextView)?.plainText }
}

extension StyleContent: PlainTextView {
  var plainText: Text? { content.plainText }
}
