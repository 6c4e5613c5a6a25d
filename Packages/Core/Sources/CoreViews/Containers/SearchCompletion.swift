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
