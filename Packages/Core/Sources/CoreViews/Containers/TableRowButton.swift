/// The first cell of a row of a table, which selects it.
struct TableRowButton<Content: View>: View {
  let tag: AnyHashable
  let selection: RowSelection.Access
  let content: Content

  init(
    tag: AnyHashable, selection: RowSelection.Access, @ViewBuilder content: () -> Content
  ) {
    (self.tag, self.selection, self.content) = (tag, selection, content())
  }

  var body: some View {
    let isSelected = selection.get().contains(tag)
    Button {
      selection.toggle(tag)
    } label: {
      HStack {
        content.bold(isSelected)
        if isSelected { Text(verbatim: "●") } else { Text(verbatim: "●").hidden() }
      }
    }
    .buttonLook(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
