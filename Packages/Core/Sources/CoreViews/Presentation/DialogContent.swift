/// The buttons of a dialog, and the toggle that views around add.
struct DialogContent: View {
  let suppression: DialogSuppression
  let content: AnyView

  var body: some View {
    content
    Toggle(isOn: suppression.isSuppressed) { Text(verbatim: suppression.title) }
  }
}
