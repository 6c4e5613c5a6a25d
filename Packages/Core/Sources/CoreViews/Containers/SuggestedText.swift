/// A field with a text that suggestions may replace.
protocol SuggestedText {
  var suggestedText: Binding<String> { get }
}

extension TextField: SuggestedText {
  var suggestedText: Binding<String> { text }
}

extension ModifiedView: SuggestedText where Content: SuggestedText {
  var suggestedText: Binding<String> { content.suggestedText }
}
