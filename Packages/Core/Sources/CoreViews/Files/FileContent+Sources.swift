internal import Foundation

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
