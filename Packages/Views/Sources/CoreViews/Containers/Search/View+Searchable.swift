public import CoreArchitecture
public import CoreCasePaths

extension View {
  /// Puts a search field above the view; what is typed goes to the binding.
  ///
  /// The placement has no effect.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field above the view; what is typed goes to the binding.
  ///
  /// The placement has no effect.
  @_disfavoredOverload
  @ViewBuilder
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: (some StringProtocol)? = Optional<String>.none
  ) -> some View {
    SearchPanel(text: text, prompt: prompt.map { String($0) } ?? ownText("Search"))
    self.environment(\.searchExtras, SearchExtras())
      .environment(\.isSearching, !text.wrappedValue.isEmpty)
      .environment(\.dismissSearch, DismissSearchAction { text.wrappedValue = "" })
  }

  /// Puts a search field above the view; setting the second binding to false empties the field.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: (some _ShownTitle & _Weighty)? = Optional<Text>.none
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt?._title.string)
      .onChange(of: text.wrappedValue.isEmpty) { _, isEmpty in
        if isPresented.wrappedValue == isEmpty { isPresented.wrappedValue = !isEmpty }
      }
      .onChange(of: isPresented.wrappedValue) { _, isPresented in
        if !isPresented, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
      }
  }

  /// Puts a search field above the view, whose prompt is a text.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some _ShownTitle & _Weighty
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt._title.string)
  }

  /// Puts a search field above the view, with suggestions below it while something is typed.
  ///
  /// A suggestion with a ``View/searchCompletion(_:)-(StringProtocol)`` is pressed to take it over.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: (some StringProtocol)? = Optional<String>.none,
    @ViewBuilder suggestions: () -> some View
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Makes a suggestion of the view, which replaces the text of the search field when it is
  /// pressed.
  public func searchCompletion(_ completion: some StringProtocol) -> some View {
    SearchCompletion(content: self, completion: String(completion))
  }

  /// Makes a suggestion of the view that, when it is pressed, adds a token and empties the field.
  ///
  /// The field is one of `searchable(text:tokens:)` with tokens of that type.
  public func searchCompletion(_ token: some Identifiable) -> some View {
    SearchCompletion(content: self, token: token)
  }

  /// Shows suggestions below the search field of this view while something is typed.
  ///
  /// A suggestion with a ``View/searchCompletion(_:)-(StringProtocol)`` is pressed to take it over.
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View {
    let suggestions = AnyView(suggestions())
    return transformEnvironment(\.searchExtras) { $0.suggestions = suggestions }
  }

  /// Connects the search field of this view with a focus state.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocus(FocusModifier(binding, equals: true, otherwise: false))
  }

  /// Connects the search field of this view with a value of a focus state.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    searchFocus(FocusModifier(binding, equals: value, otherwise: FocusState<Value>.nothing))
  }

  private func searchFocus(_ focus: FocusModifier) -> some View {
    transformEnvironment(\.searchExtras) { $0.focus = focus }
  }
}
