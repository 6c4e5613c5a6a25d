import CoreViews
import Foundation
import Testing

@Suite struct FileWrapperTests {
  @Test func aFolderIsReadAndWrittenWithAllThatIsInIt() throws {
    let folder = try TemporaryFolder(["log/monday.txt": "calm", "log/deep/tuesday.txt": "rain"])
    let read = try FileWrapper(url: folder.url.appendingPathComponent("log"))
    #expect(read.isDirectory)
    #expect(read.filename == "log")
    let copy = folder.url.appendingPathComponent("copy")
    try read.write(to: copy)
    #expect(folder.text("copy/monday.txt") == "calm")
    #expect(folder.text("copy/deep/tuesday.txt") == "rain")
  }

  @Test func aFileThatIsAddedGetsANameOfItsOwn() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a.txt") == "a.txt")
    #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a.txt") == "a 2.txt")
    let first = folder.fileWrappers?["a.txt"]
    #expect(first.flatMap { folder.keyForFileWrapper($0) } == "a.txt")
    if let first { folder.removeFileWrapper(first) }
    #expect(folder.fileWrappers?.keys.sorted() == ["a 2.txt"])
  }
}
