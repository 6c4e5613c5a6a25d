import CoreArchitecture
@_spi(Hosts) import CoreViews
import Foundation
import HostStreams

extension HostOptions {
  /// Shows the previews of the program's views; returns the exit status for the process.
  ///
  /// The plain host shows them one under the other; the terminal lists them, each on a screen of
  /// its own; and a page shows them side by side, each in light and in dark.
  @MainActor
  public func showPreviews() async -> Int32 {
    let groups = PreviewGroup.all
    guard !groups.isEmpty else {
      StandardStream.write(
        "There are no previews in this program; write `#Preview { … }` beside a view.\n",
        to: StandardStream.error)
      return 1
    }
    switch kind ?? .automatic {
    case .plain:
      for group in groups { group.write() }
      return 0
    case .terminal: return await run(ViewGraph(PreviewList(groups: groups)))
    case .web:
      let modals = PreviewGroup.modals(in: groups)
      return await serve(
        ServedViews(opening: nil) { AnyView(PreviewGallery(groups: groups, modals: modals)) })
    }
  }
}

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

/// The previews of one module, such as a feature.
struct PreviewGroup: Identifiable, Sendable {
  /// A preview with its place among all.
  struct Entry: Identifiable, Sendable {
    let id: Int
    let preview: Preview

    /// What it is found by in another build.
    var key: String { "\(preview.module)/\(preview.title)" }
  }

  let name: String
  var entries: [Entry] = []

  var id: String { name }

  /// All previews of the program by their modules, in the order of the alphabet.
  @MainActor
  static var all: [PreviewGroup] {
    let entries = Preview.all.enumerated().map { Entry(id: $0, preview: $1) }
    return Dictionary(grouping: entries) { $0.preview.module }
      .map { PreviewGroup(name: $0, entries: $1) }
      .sorted { $0.name < $1.name }
  }

  /// Those that present a sheet, a dialog or the like, which takes all of a page; makes each once.
  @MainActor
  static func modals(in groups: [PreviewGroup]) -> Set<Entry.ID> {
    let modals = groups.flatMap(\.entries).filter { entry in
      let session = ViewGraph(entry.preview.content)
      defer { session.close() }
      return session.root.frontModal != nil
    }
    return Set(modals.map(\.id))
  }

  /// The group with those previews whose titles have all the words that are looked for.
  func found(by query: String) -> PreviewGroup? {
    let words = query.split(separator: " ")
    let found = entries.filter { entry in
      words.allSatisfy {
        "\(name) \(entry.preview.title)".localizedCaseInsensitiveContains($0)
      }
    }
    return found.isEmpty ? nil : PreviewGroup(name: name, entries: found)
  }

  /// Writes the previews to standard output, one under the other.
  @MainActor
  func write() {
    StandardStream.write("# \(name)\n\n", to: StandardStream.output)
    for entry in entries {
      let session = ViewGraph(entry.preview.content)
      StandardStream.write(
        "## \(entry.preview.title)\n\(session.root.plainText)\n\n", to: StandardStream.output)
      session.close()
    }
  }
}
