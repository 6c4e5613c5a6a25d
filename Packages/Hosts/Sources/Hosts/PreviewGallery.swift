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

/// A preview in light above the same in dark; of one that would take all of the page, only a
/// button.
struct PreviewCards: View {
  let entry: PreviewGroup.Entry
  let isModal: Bool
  let showAlone: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: entry.preview.title).font(.headline)
      if isModal {
        Button(hostText("Show it alone"), action: showAlone).buttonStyle(.bordered)
      } else {
        card(.light)
        card(.dark)
      }
    }
    .frame(maxWidth: width)
  }

  private var width: CGFloat {
    if case .fixed(let width, _) = entry.preview.layout { width + 2 } else { PreviewCard.width }
  }

  private func card(_ scheme: ColorScheme) -> some View {
    PreviewCard(preview: entry.preview, scheme: scheme)
      .overlay {
        Button(action: showAlone) { Color.clear }
          .accessibilityLabel("\(hostText("Show it alone")): \(entry.preview.title)")
      }
  }
}

/// A preview on a ground of its own, of the size that it asks for.
struct PreviewCard: View {
  static let width: CGFloat = 390
  private static let height: CGFloat = 480

  let preview: Preview
  let scheme: ColorScheme

  var body: some View {
    sized
      .background(scheme == .dark ? Color.black : .white)
      .clipShape(.rect(cornerRadius: 16))
      .colorScheme(scheme)
      .padding(1)
      .background(.gray.opacity(0.4), in: .rect(cornerRadius: 18))
  }

  @ViewBuilder private var sized: some View {
    switch preview.layout {
    case .device: room.frame(maxWidth: .infinity).frame(height: Self.height)
    case .sizeThatFits: preview.view
    case .fixed(let width, let height): room.frame(width: width, height: height)
    }
  }

  private var room: some View { VStack(spacing: 0) { preview.view } }
}
