import Combine
import ComposableArchitecture
import SwiftUI
import Testing

private final class Sketch: ReferenceFileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  @Published var lines: Int

  init(lines: Int) { self.lines = lines }
  init(configuration: ReadConfiguration) throws {
    lines = configuration.file.regularFileContents?.count ?? 0
  }
  func snapshot(contentType: UTType) -> Int { lines }
  func fileWrapper(snapshot: Int, configuration: WriteConfiguration) -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
  }
}

@MainActor struct ReferenceFileDocumentTests {
  @Test func modelsAreDocuments() {
    let scene = DocumentGroup(newDocument: { Sketch(lines: 3) }) { file in
      Text("lines \(file.document.lines)")
      Button("More") { file.document.lines += 1 }
    }
    let host = HeadlessHost { scene._content }
    host.tap("More")
    #expect(host.text.contains("lines 4"))
  }

  @Test func aViewerShowsThem() {
    let scene = DocumentGroup(viewing: Sketch.self) { file in
      Text("lines \(file.document.lines) \(file.isEditable)")
    }
    #expect(!HeadlessHost { scene._content }.text.contains("Save"))
  }
}
