internal import CoreArchitecture
internal import Foundation

/// The dialog from which a person elsewhere fetches files.
struct FileDownloadView: View {
  @StoredObject private var files: OfferedFiles
  @State private var fetched: Set<Int> = []
  private let settings: FileDialogSettings
  private let cancel: () -> Void
  private let finish: (Result<[URL], any Error>) -> Void

  init(
    _ contents: [FileContent], _ settings: FileDialogSettings, cancel: @escaping () -> Void,
    finish: @escaping (Result<[URL], any Error>) -> Void
  ) {
    _files = StoredObject(wrappedValue: OfferedFiles(contents))
    self.settings = settings
    self.cancel = cancel
    self.finish = finish
  }

  var body: some View {
    VStack(alignment: .leading) {
      if let message = settings.message { message }
      ForEach(files.offers.indices, id: \.self) { index in
        let name = files.offers[index].name
        FileOfferLink(
          files.offers[index], label: Text(verbatim: ownText("Download \(name)"))
        ) { fetched.insert(index) }
      }
      if files.error != nil {
        Text(verbatim: ownText("The file cannot be made. Nothing was saved."))
          .foregroundStyle(.red)
      }
      Button(ownText("Done"), action: close).buttonStyle(.borderedProminent)
    }
    .navigationTitle(ownText("Save"))
    .presentationDetents([.medium])
  }

  private func close() {
    if let error = files.error { return finish(.failure(error)) }
    let urls = fetched.sorted().map { files.offers[$0].file }
    urls.isEmpty ? cancel() : finish(.success(urls))
  }
}

/// A link that hands a file to a person elsewhere, and runs a closure when it has been asked for.
struct FileOfferLink: View {
  typealias Body = Never

  let label: Text
  let offer: Element.FileOffer
  let fetched: () -> Void

  init(_ offer: Element.FileOffer, label: Text, fetched: @escaping () -> Void) {
    self.offer = offer
    self.label = label
    self.fetched = fetched
  }

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ControlNode(view, at: site).mounted()
  }
}

extension FileOfferLink: ControlView {
  func describe(_ element: inout Element) {
    element.role = .link
    element.traits.fileOffer = offer
  }

  func activation(in environment: EnvironmentValues) -> (() -> Void)? { fetched }
}

/// Files for a person elsewhere, which are on this disk for as long as their dialog is shown.
final class OfferedFiles {
  private(set) var offers: [Element.FileOffer] = []
  /// Why there are none.
  private(set) var error: (any Error)?
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("offered-\(UUID().uuidString)")

  init(_ contents: [FileContent]) {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for content in contents { try offer(content) }
    } catch {
      offers = []
      self.error = error
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func offer(_ content: FileContent) throws {
    for type in content.types.isEmpty ? [.data] : content.types {
      let wrapper = try content.make(type)
      guard wrapper.isRegularFile else { throw FolderOffer() }
      let wish = content.name ?? wrapper.preferredFilename ?? ownText("Untitled")
      let named = FileContent(wish.replacingOccurrences(of: "/", with: "-"), [type]) { _ in wrapper
      }
      let file = [named].named(in: folder)[0].1
      try wrapper.write(to: file)
      offers.append(
        Element.FileOffer(
          file: file, name: file.lastPathComponent,
          type: type.preferredMIMEType ?? "application/octet-stream"))
    }
  }
}

/// What a person elsewhere cannot be handed.
private struct FolderOffer: Error, CustomStringConvertible {
  var description: String {
    "A folder cannot be sent to a browser. Write the document as one file there."
  }
}
