import CoreViews
import Foundation
import Observation
import Testing
import ViewsTesting

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = "fair wind"

  init() {}

  init(configuration: ReadConfiguration) throws {
    let data = configuration.file.regularFileContents ?? Data()
    if data.isEmpty { throw Blank() }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }

  struct Blank: LocalizedError { var errorDescription: String? { "The note is blank." } }
}

@Observable private final class Chart: ModelFileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var depth: Int

  init(depth: Int) { self.depth = depth }

  init(configuration: ReadConfiguration) throws {
    depth = configuration.file.regularFileContents?.count ?? 0
  }

  func snapshot(contentType: UTType) -> Int { depth }

  func fileWrapper(snapshot: Int, configuration: WriteConfiguration) -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
  }
}

@MainActor @Suite struct DocumentGroupTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["log.txt": "rain", "blank.txt": ""]) }

  private func host(_ scene: some Scene) -> HeadlessHost {
    let url = folder.url
    return HeadlessHost { scene._content.fileDialogDefaultDirectory(url) }
  }

  private func notes() -> HeadlessHost {
    host(
      DocumentGroup(newDocument: Note()) { file in
        Text(file.fileURL?.lastPathComponent ?? "no file")
        TextField("Note", text: file.$document.text)
      })
  }

  @Test func aSceneBeginsWithANewDocument() {
    let host = notes()
    #expect(host.text.contains("no file") && host.text.contains("Note: [fair wind]"))
    host.tap("New")
    #expect(host.text.contains("Note: [fair wind]"))
  }

  @Test func whatIsNotSavedIsGivenUpOnlyIfAPersonSaysSo() {
    let host = notes()
    host.type("Note", "squall")
    host.tap("New")
    #expect(host.text.contains("What you have changed is not saved."))
    host.tap("Cancel")
    #expect(host.text.contains("Note: [squall]"))
    host.tap("Open")
    host.tap("Discard")
    host.tap("log.txt")
    #expect(host.text.contains("Note: [rain]"))
    host.type("Note", "hail")
    host.tap("Save")
    host.tap("New")
    #expect(host.text.contains("Note: [fair wind]"))
  }

  @Test func aDocumentIsOpenedAndSavedWhereItWas() {
    let host = notes()
    host.tap("Open")
    host.tap("log.txt")
    #expect(host.text.contains("log.txt") && host.text.contains("Note: [rain]"))
    host.type("Note", "hail")
    host.tap("Save")
    #expect(folder.text("log.txt") == "hail")
  }

  @Test func aNewDocumentIsSavedWhereAPersonSays() {
    let host = notes()
    host.tap("Save")
    host.type("Name", "first")
    host.tap("Save")
    #expect(folder.text("first.txt") == "fair wind")
    #expect(host.text.contains("first.txt"))
    #expect(host.text.contains("Save as…"))
  }

  @Test func whyAFileCannotBeReadIsSaid() {
    let host = notes()
    host.tap("Open")
    host.tap("blank.txt")
    #expect(host.text.contains("The note is blank."))
    host.tap("OK")
    #expect(host.text.contains("Note: [fair wind]"))
  }

  @Test func modelsAreDocumentsToo() {
    let host = host(
      DocumentGroup(newModel: { Chart(depth: 3) }) { chart, file in
        Text("depth \(chart.depth), \(file?.lastPathComponent ?? "no file")")
        Button("Deeper") { chart.depth += 1 }
      })
    host.tap("Deeper")
    #expect(host.text.contains("depth 4, no file"))
  }

  @Test func aViewerOpensAndNeverSaves() {
    let host = host(DocumentGroup(viewing: Note.self) { Text($0.document.text) })
    #expect(!host.text.contains("Save"))
    host.tap("Open")
    host.tap("log.txt")
    #expect(host.text.hasSuffix("rain"))
  }
}
