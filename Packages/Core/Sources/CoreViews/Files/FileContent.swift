internal import CoreArchitecture
internal import Foundation

/// A file that is to be written.
struct FileContent {
  /// What it is called unless a person says otherwise.
  let name: String?
  /// The kinds that it can be of, the usual one first.
  let types: [UTType]
  let make: (UTType) throws -> FileWrapper

  init(_ name: String?, _ types: [UTType], _ make: @escaping (UTType) throws -> FileWrapper) {
    self.name = name
    self.types = types
    self.make = make
  }
}

extension [FileContent] {
  /// The files with names in a folder that nothing there has, nor one before them.
  func named(in folder: URL) -> [(FileContent, URL)] {
    var taken: Set<String> = []
    return map { content in
      let wish =
        content.name ?? (try? content.make(content.types.first ?? .data))?.preferredFilename
      let first = folder.appendingPathComponent(wish ?? ownText("Untitled"))
        .ending(in: content.types)
      var (file, count) = (first, 1)
      while file.isThere || taken.contains(file.path) {
        count += 1
        file = folder.appendingPathComponent(first.lastPathComponent.numbered(count))
      }
      taken.insert(file.path)
      return (content, file)
    }
  }
}
