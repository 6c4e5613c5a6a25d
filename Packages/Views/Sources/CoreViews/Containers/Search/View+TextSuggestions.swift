/// Suggestions below a field; pressing one takes it over.
extension View {
  /// Shows suggestions below the field while something is typed in it.
  ///
  /// A suggestion with a ``View/textInputCompletion(_:)`` is pressed to take it over. They are
  /// shown below a `TextField` that the modifier stands at.
  public func textInputSuggestions(
    @ViewBuilder _ suggestions: () -> some View
  ) -> some View {
    SuggestingField(field: self, suggestions: suggestions())
  }

  /// Shows a suggestion for each element below the field while something is typed in it.
  public func textInputSuggestions<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> some View
  ) -> some View where Data.Element: Identifiable {
    textInputSuggestions { ForEach(data, content: content) }
  }

  /// Shows a suggestion for each element below the field, identified by the value at a key path.
  public func textInputSuggestions<Data: RandomAccessCollection>(
    _ data: Data, id: KeyPath<Data.Element, some Hashable>,
    @ViewBuilder content: @escaping (Data.Element) -> some View
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id, content: content) }
  }

  /// Makes a suggestion of the view, which replaces the text of the field when it is pressed.
  public func textInputCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }
}

private struct SuggestingField<Field: View, Suggestions: View>: View {
  let field: Field
  let suggestions: Suggestions

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      field
      if let text = (field as? any SuggestedText)?.suggestedText, !text.wrappedValue.isEmpty {
        suggestions.changingBuiltIn { $0.searchText = SearchText(text) }
      }
    }
  }
}

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
