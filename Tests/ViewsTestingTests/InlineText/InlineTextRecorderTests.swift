import Foundation
import Testing

@testable import ViewsTesting

@Suite struct InlineTextRecorderTests {
  private let recorder = InlineTextRecorder(isRecording: true)

  /// Runs a body with a file, and returns what the file holds afterwards.
  private func withFile(_ text: String, _ body: (String) async throws -> Void) async throws
    -> String
  {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try await body(url.path)
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  @Test func testsOfOneFileRecordAtTheSameTime() async throws {
    let lines = 1...50
    let source = lines.map { _ in "host.expectScreen()\n" }.joined()
    let recorder = recorder
    let result = try await withFile(source) { file in
      try await withThrowingTaskGroup { group in
        for line in lines.shuffled() {
          group.addTask {
            let text = Array(repeating: "\(line)", count: line % 5 + 1).joined(separator: "\n")
            _ = try recorder.record(text, expected: nil, file: file, line: line)
          }
        }
        try await group.waitForAll()
      }
    }

    #expect(
      result
        == lines.map { line in
          let text = String(repeating: "  \(line)\n", count: line % 5 + 1)
          return "host.expectScreen {\n  \"\"\"\n\(text)  \"\"\"\n}\n"
        }.joined())
  }

  @Test func whatIsRightStaysUntouched() async throws {
    let source = "host.expectScreen { \"as it is\" }\n"
    let result = try await withFile(source) { file in
      let isChanged = try recorder.record(
        "as it is", expected: "as it is", file: file, line: 1)
      #expect(!isChanged)
    }
    #expect(result == source)
  }

  @Test func oneLineCannotExpectTwoTexts() async throws {
    let result = try await withFile("host.expectScreen()\n") { file in
      let changes = try [1, 2].map { _ in
        try recorder.record("one", expected: nil, file: file, line: 1)
      }
      #expect(changes == [true, false])
      #expect(throws: InlineTextRefusal.otherText) {
        try recorder.record("two", expected: nil, file: file, line: 1)
      }
    }
    #expect(result.contains("one"))
  }

  @Test func aFileThatIsNotThereIsRefusedWithItsReason() {
    #expect {
      try recorder.record("text", expected: nil, file: "/no/such/file.swift", line: 1)
    } throws: { error in
      "\(error)".hasPrefix("the source file cannot be read or written: ")
    }
  }
}
