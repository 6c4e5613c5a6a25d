/// A view that asks before the presentation around it is closed.
struct DismissalDialog<Content: View>: View {
  @State private var isAsking = false
  let content: Content
  let title: String
  let isWanted: Bool
  let actions: AnyView
  let message: AnyView?

  init(
    content: Content, title: String, isWanted: Bool, actions: AnyView, message: AnyView?
  ) {
    self.content = content
    self.title = title
    self.isWanted = isWanted
    self.actions = actions
    self.message = message
  }

  var body: some View {
    var dialog = ModalModifier(
      kind: .confirmationDialog,
      presentation: Presentation(isPresented: $isAsking) { [actions] in actions })
    dialog.title = { title }
    dialog.message = message.map { message in { message } }
    dialog.closesAround = true
    return
      content
      .modified(by: DismissalQuestion(ask: isWanted ? { isAsking = true } : nil))
      .modified(by: dialog)
  }
}
