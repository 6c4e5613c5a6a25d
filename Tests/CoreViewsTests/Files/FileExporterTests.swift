import CoreViews
import Foundation
import Testing
import ViewsTesting

private struct LogDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText, .json]
  var text: String

  init(_ text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text == "torn" { throw CocoaError(.fileWriteUnknown) }
    let isJSON = configuration.contentType == .json
    return FileWrapper(regularFileWithContents: Data((isJSON ? "\"\(text)\"" : text).utf8))
  }
}

private struct LogView: View {
  @State private var isSaving = false
  @State private var said = "nothing"
  let folder: URL
  let documents: [LogDocument]

  var body: some View {
    Text("Said: \(said)")
    Button("Save it") { isSaving = true }
      .fileExporter(
        isPresented: documents.count == 1 ? $isSaving : .constant(false),
        document: documents.first, defaultFilename: "log",
        onCompletion: { said = Self.said($0.map { [$0] }) }, onCancellation: { said = "cancelled" }
      )
      .fileExporter(
        isPresented: documents.count > 1 ? $isSaving : .constant(false), documents: documents,
        contentType: .plainText, onCompletion: { said = Self.said($0) }
      )
      .fileDialogDefaultDirectory(folder)
      .fileExporterFilenameLabel("Call it")
  }

  private static func said(_ result: Result<[URL], any Error>) -> String {
    (try? result.get())?.map(\.lastPathComponent).joined(separator: ", ") ?? "failed"
  }
}

@MainActor @Suite struct FileExporterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["old.txt": "old", "deep/x.txt": ""]) }

  private func host(_ texts: String...) -> HeadlessHost {
    let (url, documents) = (folder.url, texts.map { LogDocument($0) })
    let host = HeadlessHost { LogView(folder: url, documents: documents) }
    host.tap("Save it")
    return host
  }

  @Test func aDocumentIsWrittenWithItsEnding() {
    let host = host("calm")
    #expect(host.text.contains("Call it: [log]"))
    host.tap("Save")
    #expect(host.text.contains("Said: log.txt"))
    #expect(folder.text("log.txt") == "calm")
  }

  @Test func anotherEndingIsAnotherKind() {
    let host = host("calm")
    host.tap("deep/")
    host.type("Call it", "day.json")
    host.tap("Save")
    #expect(folder.text("deep/day.json") == "\"calm\"")
  }

  @Test func aFileIsReplacedOnlyIfThatIsWanted() {
    let host = host("calm")
    host.tap("old.txt")
    host.tap("Save")
    #expect(host.text.contains("Replace the file?"))
    host.tap("Cancel")
    #expect(folder.text("old.txt") == "old")
    host.tap("Save")
    host.tap("Replace")
    #expect(host.text.contains("Said: old.txt"))
    #expect(folder.text("old.txt") == "calm")
  }

  @Test func aNameIsAskedFor() {
    let host = host("calm")
    host.type("Call it", " ")
    host.tap("Save")
    #expect(host.text.contains("The file has no name. Type one."))
    host.type("Call it", "nowhere/log.txt")
    host.tap("Save")
    #expect(host.text.contains("There is no folder \(folder.url.path)/nowhere."))
    host.tap("Cancel")
    #expect(host.text.contains("Said: cancelled"))
  }

  @Test func aDocumentThatCannotBeMadeIsAFailure() {
    let host = host("torn")
    host.tap("Save")
    #expect(host.text.contains("Said: failed"))
  }

  @Test func documentsAreWrittenToAFolder() {
    let host = host("calm", "rain")
    host.tap("Save")
    #expect(host.text.contains("Said: Untitled.txt, Untitled 2.txt"))
    #expect(folder.text("Untitled 2.txt") == "rain")
  }

  @Test func aTextIsWrittenAsAFile() throws {
    let url = folder.url
    let host = HeadlessHost {
      Text("sea").fileExporter(
        isPresented: .constant(true), item: "salt", defaultFilename: "note", onCompletion: { _ in }
      ).fileDialogDefaultDirectory(url)
    }
    host.tap("Save")
    #expect(folder.text("note.txt") == "salt")
  }

  @Test func aFileIsMoved() {
    struct Mover: View {
      @State private var isMoving = true
      @State private var said = ""
      let folder: URL
      var body: some View {
        Text("Said: \(said)").fileMover(
          isPresented: $isMoving, file: folder.appendingPathComponent("old.txt"),
          onCompletion: { said = (try? $0.get())?.path ?? "failed" }
        ).fileDialogDefaultDirectory(folder)
      }
    }
    let url = folder.url
    let host = HeadlessHost { Mover(folder: url) }
    host.tap("Move")
    #expect(host.text.contains("There is a old.txt in"))
    host.tap("deep/")
    host.tap("Move")
    #expect(host.text.contains("Said: \(url.path)/deep/old.txt"))
    #expect(folder.text("old.txt") == nil)
    #expect(folder.text("deep/old.txt") == "old")
  }
}
