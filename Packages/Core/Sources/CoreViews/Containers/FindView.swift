/// A view with a panel above it in which a person finds a text in its editors.
struct FindView<Content: View>: View {
  @KeptObject private var editors = FoundEditors()
  let content: Content
  let isPresented: Binding<Bool>

  init(content: Content, isPresented: Binding<Bool>) {
    self.content = content
    self.isPresented = isPresented
  }

  @ViewBuilder var body: some View {
    if isPresented.wrappedValue {
      FindPanel(editors: editors) { isPresented.wrappedValue = false }
    }
    content.modified(by: FoundEditorsModifier(editors: editors))
  }
}
