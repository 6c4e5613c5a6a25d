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
  /// What was written of the document when it was made, opened or saved last.
  @State private var kept: FileWrapper?
  /// What waits until a person gives up what is not saved.
  @State private var waiting: Step?
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
    let document = kind.make?()
    _document = State(initialValue: document)
    _kept = State(initialValue: document.flatMap(kind.written))
  }

  /// What takes the place of the document.
  private enum Step { case new, open }

  var body: some View {
    HStack { Menu(ownText("File")) { items } }.appearance(.commands)
    page.fileImporter(
      isPresented: $isOpening, allowedContentTypes: kind.readable, onCompletion: open
    )
    .saving(content, isPresented: $isSaving, done: saved)
    .alert(
      problem ?? "",
      isPresented: Binding {
        problem != nil
      } set: { _ in
        problem = nil
      }
    ) {}
    .confirmationDialog(
      ownText("What you have changed is not saved."),
      isPresented: Binding {
        waiting != nil
      } set: { _ in
        waiting = nil
      }
    ) {
      if let waiting {
        Button(ownText("Discard"), role: .destructive) { take(waiting) }
      }
    }
  }

  @ViewBuilder private var page: some View {
    if let document {
      editor(
        Binding {
          self.document ?? document
        } set: {
          self.document = $0
        }, file
      ).id(count)
    } else {
      Button(ownText("Open")) { take(.open) }
    }
  }

  @ViewBuilder private var items: some View {
    if kind.make != nil {
      Button(ownText("New")) { ask(.new) }
    }
    Button(ownText("Open")) { ask(.open) }
    if isEditable {
      Button(ownText("Save"), action: save)
      if file != nil { Button(ownText("Save as…")) { isSaving = true } }
    }
  }

  private var content: FileContent? {
    document.map { kind.content($0, file?.lastPathComponent) }
  }

  private func ask(_ step: Step) {
    let written = document.flatMap(kind.written)
    let isSaved = written.map { kept?.hasContents(of: $0) ?? false } ?? true
    if isEditable, !isSaved { waiting = step } else { take(step) }
  }

  private func take(_ step: Step) {
    switch step {
    case .new: if let document = kind.make?() { show(document, of: nil) }
    case .open: isOpening = true
    }
  }

  private func show(_ document: Document, of file: URL?) {
    self.document = document
    self.file = file
    kept = kind.written(document)
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

  private func saved(_ result: Result<[URL], any Error>) {
    switch result {
    case .success(let files):
      kept = document.flatMap(kind.written)
      if case .here = place { file = files[0] }
    case .failure(let error): problem = error.localizedDescription
    }
  }

  private func save() {
    guard let document, let file else {
      isSaving = true
      return
    }
    do {
      try kind.save(document, as: file)
      kept = kind.written(document)
    } catch { problem = error.localizedDescription }
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
