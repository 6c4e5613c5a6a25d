import CoreArchitecture
@_spi(Hosts) import CoreViews

/// The previews to choose from, each on a screen of its own.
struct PreviewList: View {
  let groups: [PreviewGroup]

  var body: some View {
    NavigationStack {
      List(groups) { group in
        Section(group.name) {
          ForEach(group.entries) { entry in
            NavigationLink(entry.preview.title) {
              entry.preview.view.navigationTitle(entry.preview.title)
            }
          }
        }
      }
      .navigationTitle(hostText("Previews"))
    }
  }
}
