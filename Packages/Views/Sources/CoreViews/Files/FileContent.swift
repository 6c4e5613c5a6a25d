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

extension FileContent {
  init<Document: FileDocument>(_ document: Document, _ name: String?, _ types: [UTType]) {
    self.init(name, types.isEmpty ? Document.writableContentTypes : types) { type in
      try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type))
    }
  }

  init<Document: ModelFileDocument>(
    model document: Document, _ name: String?, _ types: [UTType]
  ) {
    self.init(name, types.isEmpty ? Document.writableContentTypes : types) { type in
      try document.fileWrapper(
        snapshot: try document.snapshot(contentType: type),
        configuration: FileDocumentWriteConfiguration(contentType: type))
    }
  }

  init<Item: Transferable>(item: Item, _ name: String?, _ types: [UTType]) {
    let file = (item as? URL).flatMap { $0.isFileURL ? $0 : nil }
    let types = types.isEmpty ? [Self.type(of: item)] : types
    self.init(name ?? file?.lastPathComponent, types) { _ in
      if let file { return try FileWrapper(url: file) }
      return FileWrapper(regularFileWithContents: try Self.bytes(of: item))
    }
  }

  private static func type(of item: Any) -> UTType {
    switch item {
    case is String, is AttributedString: .plainText
    case let url as URL: UTType(of: url, isFolder: false)
    default: .data
    }
  }

  private static func bytes(of item: Any) throws -> Data {
    switch item {
    case let text as String: Data(text.utf8)
    case let text as AttributedString: Data(String(text.characters).utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let data as Data: data
    default: throw UnwritableItem(type: "\(Swift.type(of: item))")
    }
  }
}

/// A value that nobody knows how to write as a file.
private struct UnwritableItem: Error, CustomStringConvertible {
  let type: String

  var description: String {
    """
    \(type) cannot be written as a file: hand fileExporter a String, Data, an AttributedString or the \
    URL of a file, or make it a FileDocument.
    """
  }
}
