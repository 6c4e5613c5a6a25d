/// The views of a tab view, each of which is a tab: one that has no label is a page.
struct TabPages<Content: View>: View {
  let content: Content

  var body: some View {
    ForEach(subviews: content) { view in
      if TabKind.isTab(view.content) {
        view
      } else {
        TabItemView(content: view, label: EmptyView(), tag: view.containerValues.tag)
      }
    }
  }
}
