extension View {
  /// Puts a search field above the view; what is typed goes to the binding.
  ///
  /// The placement has no effect.
  @ViewBuilder
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: (some StringProtocol)? = Optional<String>.none
  ) -> some View {
    SearchField(text: text, prompt: prompt.map { String($0) } ?? "Search")
    self
  }

  /// Puts a search field above the view, whose prompt is a text.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt.string)
  }

  /// Puts a search field above the view, with suggestions below it while something is typed.
  ///
  /// A suggestion with a ``View/searchCompletion(_:)`` is pressed to take it over.
  @ViewBuilder
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: (some StringProtocol)? = Optional<String>.none,
    @ViewBuilder suggestions: () -> some View
  ) -> some View {
    SearchField(text: text, prompt: prompt.map { String($0) } ?? "Search")
    if !text.wrappedValue.isEmpty {
      VStack(alignment: .leading, spacing: 0) { suggestions() }
        .changingBuiltIn { $0.searchText = SearchText(text) }
    }
    self
  }

  /// Offers parts to search in, side by side above the view.
  @ViewBuilder
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> some View
  ) -> some View {
    Picker("", selection: scope, content: scopes).pickerStyle(.segmented)
    self
  }

  /// Makes a suggestion of the view, which replaces the text of the search field when it is pressed.
  public func searchCompletion(_ completion: some StringProtocol) -> some View {
    SearchCompletion(content: self, completion: String(completion))
  }
}
