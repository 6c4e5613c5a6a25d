import CoreArchitecture
import CoreViews
import Foundation
import HostStreams

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
