struct SearchCompletion<Content: View>: View {
  @Environment(\.searchText) private var searchText
  let content: Content
  let completion: String

  init(content: Content, completion: String) {
    self.content = content
    self.completion = completion
  }

  var body: some View {
    Button(action: { searchText?.binding.wrappedValue = completion }) { content }
  }
}

extension EnvironmentValues {
  var searchText: SearchText? { builtIn.searchText }
}
