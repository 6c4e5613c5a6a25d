/// The field of a searchable view, with what views around add to it.
struct SearchPanel: View {
  @Environment(\.searchExtras) private var extras
  let text: Binding<String>
  let prompt: String

  init(text: Binding<String>, prompt: String) {
    self.text = text
    self.prompt = prompt
  }

  var body: some View {
    let field = SearchField(text: text, prompt: prompt)
    if let focus = extras.focus { field.modified(by: focus) } else { field }
    if let scopes = extras.scopes { scopes }
    if let suggestions = extras.suggestions, !text.wrappedValue.isEmpty {
      VStack(alignment: .leading, spacing: 0) { suggestions }
        .changingBuiltIn { $0.searchText = SearchText(text) }
    }
  }
}
