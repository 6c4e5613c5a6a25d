internal import CoreArchitecture
internal import Foundation

/// The editor of a document below a menu that makes, opens and saves documents.
struct DocumentWindow<Document, Content: View>: View {
  @FilePlaceProperty private var place
  @State private var document: Document?
  @State private var file: URL?
  @State private var count = 0
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var problem: String?
  let kind: DocumentKind<Document>
  let isEditable: Bool
  let editor: (Binding<Document>, URL?) -> Content

  init(
    kind: DocumentKind<Document>, isEditable: Bool,
    @ViewBuilder editor: @escaping (Binding<Document>, URL?) -> Content
  ) {
    self.kind = kind
    self.isEditable = isEditable
    self.editor = editor
    _document = State(initialValue: kind.make?())
  }

  var body: some View {
    HStack { Menu(ownText("File")) { items } }.finishing(.commands)
    Group {
      if let document {
        editor(
          Binding {
            self.document ?? document
          } set: {
            self.document = $0
          }, file
        ).id(count)
      } else {
        Button(ownText("Open")) { isOpening = true }
      }
    }
    .fileImporter(isPresented: $isOpening, allowedContentTypes: kind.readable, onCompletion: open)
    .saving(content, isPresented: $isSaving) { result in
      if case .success(let files) = result, case .here = place { file = files[0] }
      if case .failure(let error) = result { problem = error.localizedDescription }
    }
    .alert(
      problem ?? "",
      isPresented: Binding {
        problem != nil
      } set: { _ in
        problem = nil
      }
    ) {}
  }

  @ViewBuilder private var items: some View {
    if let make = kind.make {
      Button(ownText("New")) { show(make(), of: nil) }
    }
    Button(ownText("Open")) { isOpening = true }
    if isEditable {
      Button(ownText("Save"), action: save)
      if file != nil { Button(ownText("Save as…")) { isSaving = true } }
    }
  }

  private var content: FileContent? {
    document.map { kind.content($0, file?.lastPathComponent) }
  }

  private func show(_ document: Document, of file: URL?) {
    self.document = document
    self.file = file
    count += 1
  }

  private func open(_ result: Result<URL, any Error>) {
    do {
      let file = try result.get()
      let document = try kind.open(file)
      if case .here = place { show(document, of: file) } else { show(document, of: nil) }
    } catch {
      problem = error.localizedDescription
    }
  }

  private func save() {
    guard let document, let file else {
      isSaving = true
      return
    }
    do { try kind.save(document, as: file) } catch { problem = error.localizedDescription }
  }
}

extension View {
  /// Has a person save a file while the binding is true and there is one.
  fileprivate func saving(
    _ content: FileContent?, isPresented: Binding<Bool>,
    done: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    FileDialog(
      self, isPresented.and(content != nil), .save(content.map { [$0] } ?? [], done), cancel: {})
  }
}
