public import CoreArchitecture

extension View {
  /// Puts a search field above the view; setting the second binding to false empties the field.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field above the view; setting the second binding to false empties the field.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field above the view, and below it a button for each token, which takes it away.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    searchTokens(tokens, suggested: Tokens(), token)
      .searchable(text: text, placement: placement, prompt: prompt?.string)
      .addingTokens(to: tokens)
  }

  /// Puts a search field above the view, with tokens and with others that a person may add.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    searchTokens(tokens, suggested: suggestedTokens.wrappedValue, token)
      .searchable(text: text, placement: placement, prompt: prompt?.string)
      .addingTokens(to: tokens)
  }

  /// Puts a search field with a prompt above the view, and a button for each token.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Puts a search field with a prompt above the view, with tokens and with others to add.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Offers parts to search in, side by side below the search field; they are offered all the time.
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation = .automatic,
    @ViewBuilder _ scopes: () -> some View
  ) -> some View {
    let picker = AnyView(
      Picker(ownText("Search in"), selection: scope, content: scopes)
        .labelsHidden().pickerStyle(.segmented))
    return transformEnvironment(\.searchExtras) { $0.scopes = picker }
  }

  private func addingTokens<Tokens: RangeReplaceableCollection>(
    to tokens: Binding<Tokens>
  ) -> some View where Tokens.Element: Identifiable {
    transformEnvironment(\.searchExtras) {
      $0.addToken = { token in
        guard let token = token as? Tokens.Element,
          !tokens.wrappedValue.contains(where: { $0.id == token.id })
        else { return }
        tokens.wrappedValue.append(token)
      }
    }
  }

  @ViewBuilder
  private func searchTokens<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<Tokens>, suggested: Tokens,
    _ token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    let chosen = Set(tokens.wrappedValue.map(\.id))
    let others = suggested.filter { !chosen.contains($0.id) }
    if !chosen.isEmpty || !others.isEmpty {
      HStack {
        ForEach(tokens.wrappedValue) { element in
          Button {
            tokens.wrappedValue.removeAll { $0.id == element.id }
          } label: {
            token(element)
            Text(verbatim: "×")
          }
        }
        ForEach(others) { element in
          Button {
            tokens.wrappedValue.append(element)
          } label: {
            Text(verbatim: "+")
            token(element)
          }
        }
      }
    }
    self
  }
}
