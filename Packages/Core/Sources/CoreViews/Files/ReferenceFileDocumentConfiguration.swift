public import Foundation

/// What the editor of a ``DocumentGroup`` gets: a document that is a model, and its file.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file that it was opened from or saved as; nil for none, and on a page.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool

  init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}
