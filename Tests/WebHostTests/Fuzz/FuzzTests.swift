import Foundation
import Testing

/// What fuzzers have found worth trying, and what they have found wrong, read once more.
@Suite struct FuzzTests {
  @Test(arguments: FuzzKind.allCases)
  func `What fuzzers know is read without a flaw`(kind: FuzzKind) async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Corpus/\(kind.rawValue)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let flaw = try await kind.flaw(in: Data(contentsOf: file))
      #expect(flaw == nil, "\(file.lastPathComponent)")
    }
  }
}
