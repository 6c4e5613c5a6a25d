public import CoreViews
public import Foundation
public import OpenCombine

/// A model that is read from a file, and of which a snapshot is written as one.
///
/// Views observe its `@Published` properties.
public protocol ReferenceFileDocument: ModelFileDocument, ObservableObject {}

/// What the editor of a `DocumentGroup` gets: a document that is a model, and its file.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file that it was opened from or saved as; nil for none, and on a page.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

/// The editor of a document that is a model, evaluated again when the model changes.
public struct ReferenceFileEditor<Document: ReferenceFileDocument, Content: View>: View {
  @ObservedObject var document: Document
  let fileURL: URL?
  let isEditable: Bool
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  /// The editor.
  public var body: Content {
    editor(
      ReferenceFileDocumentConfiguration(
        document: document, fileURL: fileURL, isEditable: isEditable))
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Makes a scene that edits documents which are models.
  public init<Editor: View>(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Editor
  ) where Content == ReferenceFileEditor<Document, Editor> {
    self.init(newModel: newDocument) { document, file in
      ReferenceFileEditor(document: document, fileURL: file, isEditable: true, editor: editor)
    }
  }

  /// Makes a scene that shows documents which are models, and does not change them.
  public init<Viewer: View>(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Viewer
  ) where Content == ReferenceFileEditor<Document, Viewer> {
    self.init(viewingModels: documentType) { document, file in
      ReferenceFileEditor(document: document, fileURL: file, isEditable: false, editor: viewer)
    }
  }
}
