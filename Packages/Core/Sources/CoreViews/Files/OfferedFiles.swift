internal import CoreArchitecture
internal import Foundation

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
