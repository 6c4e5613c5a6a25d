public import Foundation

/// A scene in which a person makes, opens and saves documents, one at a time.
///
/// ```swift
/// DocumentGroup(newDocument: Sketch()) { file in
///   SketchView(sketch: file.$document)
/// }
/// ```
///
/// It begins with a new document; a menu above the editor makes, opens and saves others, and asks
/// before it gives up what is not saved. In a terminal a document is saved into the file that it
/// was opened from; on a page each one is downloaded.
public struct DocumentGroup<Document, Content: View>: Scene {
  private let group: WindowGroup

  /// The scene.
  public var body: some Scene { group }

  /// Makes a scene that edits documents which are values.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    group = WindowGroup {
      DocumentWindow(kind: .values(newDocument), isEditable: true) { document, file in
        editor(FileDocumentConfiguration(document: document, fileURL: file, isEditable: true))
      }
    }
  }

  /// Makes a scene that shows documents which are values, and does not change them.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    group = WindowGroup {
      DocumentWindow(kind: .values(nil), isEditable: false) { document, file in
        viewer(FileDocumentConfiguration(document: document, fileURL: file, isEditable: false))
      }
    }
  }

  /// Makes a scene that edits documents which are models, each with the file that it was opened
  /// from or saved as.
  public init(
    newModel: @escaping () -> Document,
    @ViewBuilder editor: @escaping (_ model: Document, _ file: URL?) -> Content
  ) where Document: ModelFileDocument {
    group = WindowGroup {
      DocumentWindow(kind: .models(newModel), isEditable: true) { document, file in
        editor(document.wrappedValue, file)
      }
    }
  }

  /// Makes a scene that shows documents which are models, and does not change them.
  public init(
    viewingModels modelType: Document.Type,
    @ViewBuilder viewer: @escaping (_ model: Document, _ file: URL?) -> Content
  ) where Document: ModelFileDocument {
    group = WindowGroup {
      DocumentWindow(kind: .models(nil), isEditable: false) { document, file in
        viewer(document.wrappedValue, file)
      }
    }
  }
}

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
