public import Foundation

extension View {
  /// Has a person choose a file of some kinds while the binding is true.
  ///
  /// In a terminal the file is chosen in a listing of folders, or its path is typed. On a page the
  /// person sends it, and the URL is that of a copy which the server keeps for as long as the
  /// session.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    importer(isPresented, allowedContentTypes, many: false, {}) { result in
      onCompletion(result.map { $0[0] })
    }
  }

  /// Has a person choose files of some kinds, one or several, while the binding is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    importer(isPresented, allowedContentTypes, many: allowsMultipleSelection, {}, onCompletion)
  }

  /// Has a person choose files of some kinds while the binding is true; a second closure is told
  /// that none was chosen.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    importer(
      isPresented, allowedContentTypes, many: allowsMultipleSelection, onCancellation, onCompletion)
  }

  private func importer(
    _ isPresented: Binding<Bool>, _ types: [UTType], many: Bool, _ cancel: @escaping () -> Void,
    _ done: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    FileDialog(self, isPresented, .open(types, many: many, done), cancel: cancel)
  }
}

/// Programs of this system may read what their person may read.
extension URL {
  /// Returns true: nothing has to be asked for.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}
