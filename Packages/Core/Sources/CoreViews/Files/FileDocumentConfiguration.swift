public import Foundation

/// What the editor of a ``DocumentGroup`` gets: a document that is a value, and its file.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; `$document` is a binding to it.
  @Binding public var document: Document
  /// The file that it was opened from or saved as; nil for none, and on a page.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}
