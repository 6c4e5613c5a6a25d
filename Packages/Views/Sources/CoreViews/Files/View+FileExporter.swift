public import Foundation

/// In a terminal a person says where to write; on a page the file is fetched from the server.
extension View {
  /// Has a person save a document as a file while the binding is true and there is one.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, document.map { [FileContent($0, defaultFilename, [contentType])] }, {},
      { onCompletion($0.map { $0[0] }) })
  }

  /// Has a person save a document as a file of one of some kinds; a second closure is told that it
  /// was not saved.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, document.map { [FileContent($0, defaultFilename, contentTypes)] },
      onCancellation, { onCompletion($0.map { $0[0] }) })
  }

  /// Has a person save a model as a file while the binding is true and there is one.
  @_disfavoredOverload
  public func fileExporter<Document: ModelFileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, document.map { [FileContent(model: $0, defaultFilename, [contentType])] }, {},
      { onCompletion($0.map { $0[0] }) })
  }

  /// Has a person save documents, each as a file of its own, in a folder while the binding is true.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    exporter(
      isPresented, documents.map { FileContent($0, nil, [contentType]) }, {}, onCompletion)
  }

  /// Has a person save documents of one of some kinds; a second closure is told that they were not
  /// saved.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where Documents.Element: FileDocument {
    exporter(
      isPresented, documents.map { FileContent($0, nil, contentTypes) }, onCancellation,
      onCompletion)
  }

  /// Has a person save a text, bytes or the file of a URL while the binding is true and there is
  /// some.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, item.map { [FileContent(item: $0, defaultFilename, contentTypes)] },
      onCancellation, { onCompletion($0.map { $0[0] }) })
  }

  /// Has a person save texts, bytes or the files of URLs in a folder while the binding is true.
  public func fileExporter<Items: Collection>(
    isPresented: Binding<Bool>, items: Items, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where Items.Element: Transferable {
    exporter(
      isPresented, items.map { FileContent(item: $0, nil, contentTypes) }, onCancellation,
      onCompletion)
  }

  private func exporter(
    _ isPresented: Binding<Bool>, _ contents: [FileContent]?, _ cancel: @escaping () -> Void,
    _ done: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    let contents = contents ?? []
    return FileDialog(
      self, isPresented.and(!contents.isEmpty), .save(contents, done), cancel: cancel)
  }
}
