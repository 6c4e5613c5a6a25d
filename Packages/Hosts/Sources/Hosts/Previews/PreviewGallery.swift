import CoreArchitecture
@_spi(Hosts) import CoreViews
import Foundation

/// All previews side by side, each in light and in dark; a press shows one alone.
struct PreviewGallery: View {
  let groups: [PreviewGroup]
  let modals: Set<PreviewGroup.Entry.ID>
  @State private var module = ""
  @State private var query = ""
  @State private var alone: PreviewGroup.Entry?
  @FocusState private var isSearching: Bool

  var body: some View {
    Group {
      Picker(hostText("Feature"), selection: $module) {
        Text(hostText("All")).tag("")
        ForEach(groups) { Text(verbatim: $0.name).tag($0.name) }
      }
      .pickerStyle(.menu)
      if shown.isEmpty { ContentUnavailableView.search(text: query) }
      LazyVGrid(columns: [Self.column], spacing: 32) {
        ForEach(shown) { entry in
          PreviewCards(entry: entry, isModal: modals.contains(entry.id)) { alone = entry }
        }
      }
    }
    .searchable(text: $query, prompt: hostText("Find a preview"))
    .searchFocused($isSearching)
    .onAppear { isSearching = true }
    .navigationTitle(hostText("Previews"))
    .fullScreenCover(item: $alone) { entry in
      VStack(alignment: .leading, spacing: 0) {
        Button(hostText("Close")) { alone = nil }
        entry.preview.view.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private static var column: GridItem {
    GridItem(.adaptive(minimum: PreviewCard.width), spacing: 24, alignment: .top)
  }

  private var shown: [PreviewGroup.Entry] {
    groups.filter { module.isEmpty || $0.name == module }
      .compactMap { $0.found(by: query) }.flatMap(\.entries)
  }
}
