internal import Foundation

/// How documents of a type are made, read and written.
struct DocumentKind<Document> {
  /// Makes a new one; nil if documents are opened only.
  let make: (() -> Document)?
  let readable: [UTType]
  let read: (FileDocumentReadConfiguration) throws -> Document
  /// What is written of one, under a name if it has one.
  let content: (Document, String?) -> FileContent

  /// Reads the document of a file.
  func open(_ file: URL) throws -> Document {
    let type = UTType(of: file, isFolder: file.isFolder)
    return try read(
      FileDocumentReadConfiguration(contentType: type, file: try FileWrapper(url: file)))
  }

  /// What is written of a document; nil if that fails.
  func written(_ document: Document) -> FileWrapper? {
    let content = content(document, nil)
    return try? content.make(content.types.first ?? .data)
  }

  /// Writes a document into a file.
  func save(_ document: Document, as file: URL) throws {
    let content = content(document, nil)
    try content.make(file.type(among: content.types)).write(to: file, options: .atomic)
  }
}

extension DocumentKind where Document: FileDocument {
  static func values(_ make: (() -> Document)?) -> Self {
    Self(
      make: make, readable: Document.readableContentTypes,
      read: { try Document(configuration: $0) }, content: { FileContent($0, $1, []) })
  }
}

extension DocumentKind where Document: ModelFileDocument {
  static func models(_ make: (() -> Document)?) -> Self {
    Self(
      make: make, readable: Document.readableContentTypes,
      read: { try Document(configuration: $0) }, content: { FileContent(model: $0, $1, []) })
  }
}
