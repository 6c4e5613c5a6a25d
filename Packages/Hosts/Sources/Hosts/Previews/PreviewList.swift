import CoreArchitecture
@_spi(Hosts) import CoreViews
import HostStreams

/// The previews to choose from, each on a screen of its own.
struct PreviewList: View {
  let groups: [PreviewGroup]
  /// The preview that is shown first; after a save under `make preview WATCH=1`, the one before it.
  @State private var first: String?

  @MainActor
  init(groups: [PreviewGroup]) {
    self.groups = groups
    let former = WatcherLine.current?.received?.part("preview") ?? ""
    let isThere = groups.contains { $0.entries.contains { $0.key == former } }
    _first = State(initialValue: isThere ? former : nil)
  }

  var body: some View {
    NavigationStack {
      List(groups) { group in
        Section(group.name) {
          ForEach(group.entries) { entry in
            NavigationLink(entry.preview.title) { screen(of: entry) }
          }
        }
      }
      .navigationTitle(hostText("Previews"))
      .navigationDestination(item: $first) { key in
        let entries = groups.flatMap(\.entries).filter { $0.key == key }
        ForEach(entries.prefix(1)) { screen(of: $0) }
      }
      .onAppear { leave("") }
    }
  }

  private func screen(of entry: PreviewGroup.Entry) -> some View {
    entry.preview.view.navigationTitle(entry.preview.title).onAppear { leave(entry.key) }
  }

  /// Tells the next program which preview is shown.
  private func leave(_ key: String) { WatcherLine.current?.leave(key, as: "preview") }
}
