import Foundation
import Views

/// Opens a text and saves it, and says what has become of it.
struct FilesView: View {
  @State private var isLoading = false
  @State private var isSaving = false
  @State private var text = "nothing"
  @State private var saved = "nothing"
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Note", text: $note)
      Text("Read: \(text)")
      Text("Saved: \(saved)")
      Button("Load") { isLoading = true }
      Button("Save it") { isSaving = true }
    }
    .padding()
    .fileImporter(isPresented: $isLoading, allowedContentTypes: [.plainText]) { result in
      text = (try? result.get()).flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "-"
    }
    .fileExporter(isPresented: $isSaving, item: text, defaultFilename: "log book") { result in
      saved = (try? result.get())?.lastPathComponent ?? "-"
    }
    .fileDialogMessage("A log of the ship")
  }
}
