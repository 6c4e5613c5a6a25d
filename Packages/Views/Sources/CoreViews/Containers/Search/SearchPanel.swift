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

/// What views around a search field add to it.
struct SearchExtras {
  var focus: FocusModifier?
  var suggestions: AnyView?
  /// A picker of the parts to search in.
  var scopes: AnyView?
  /// Adds a token to those of the field, if it is one of theirs.
  var addToken: ((Any) -> Void)?
}

extension EnvironmentValues {
  private enum SearchExtrasKey: EnvironmentKey {
    static var defaultValue: SearchExtras { SearchExtras() }
  }

  var searchExtras: SearchExtras {
    get { self[SearchExtrasKey.self] }
    set { self[SearchExtrasKey.self] = newValue }
  }
}

struct SearchCompletion<Content: View>: View {
  @Environment(\.searchText) private var searchText
  @Environment(\.searchExtras) private var extras
  let content: Content
  let completion: String
  let token: Any?

  init(content: Content, completion: String = "", token: Any? = nil) {
    self.content = content
    self.completion = completion
    self.token = token
  }

  var body: some View {
    Button {
      searchText?.binding.wrappedValue = completion
      if let token { extras.addToken?(token) }
    } label: {
      content
    }
  }
}

extension EnvironmentValues {
  var searchText: SearchText? { builtIn.searchText }
}
