import Core
import Effects
import Foundation
import Testing

/// What may stand where a file is kept, and what becomes of it.
struct ArchiveFileTests {
  private func path(_ file: URL) -> String { file.path(percentEncoded: false) }

  private func names(beside file: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(file.deletingLastPathComponent()))
      .sorted()
  }

  @Test func aDraftThatAKillHasLeftIsUsedUpByTheNextToWrite() async throws {
    try await withTemporaryFile("state.json") { file in
      try Data("[1, 2, 3, 4, 5, 6".utf8).write(to: URL(filePath: "\(path(file)).draft"))
      let archive = ArchiveClient.file(file)
      #expect(try archive.restore([Int].self) == nil)
      try archive.store(Data("[7]".utf8))
      #expect(try archive.restore([Int].self) == [7])
      #expect(try names(beside: file) == ["state.json"])
    }
  }

  @Test func manyWhoWriteAtOnceLeaveOneWholeValue() async throws {
    try await withTemporaryFile("state.json") { file in
      await withTaskGroup(of: Void.self) { group in
        for writer in 1...8 {
          group.addTask {
            let archive = ArchiveClient.file(file) { Issue.record($0) }
            for _ in 0..<25 { archive.save(Array(repeating: writer, count: writer * 1_000)) }
          }
        }
      }
      let value = try #require(try ArchiveClient.file(file).restore([Int].self))
      #expect(value == Array(repeating: value[0], count: value[0] * 1_000))
      #expect(try names(beside: file) == ["state.json"])
    }
  }

  @Test(arguments: ["elsewhere/real.json", "not there/real.json"])
  func aLinkStaysALinkAndWhatItLeadsToIsReplaced(target: String) async throws {
    try await withTemporaryFile("state.json") { file in
      let real = file.deletingLastPathComponent().appending(path: target)
      if target.hasPrefix("elsewhere") {
        try FileManager.default.createDirectory(
          at: real.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      try FileManager.default.createSymbolicLink(atPath: path(file), withDestinationPath: target)
      let archive = ArchiveClient.file(file)
      if target.hasPrefix("elsewhere") {
        try archive.store(Data("[7]".utf8))
        #expect(try Data(contentsOf: real) == Data("[7]".utf8))
      } else {
        #expect(throws: ArchiveError.self) { try archive.store(Data("[7]".utf8)) }
      }
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path(file)) == target)
    }
  }

  @Test func linksThatLeadInACircleAreAnError() async throws {
    try await withTemporaryFile("state.json") { file in
      try FileManager.default.createSymbolicLink(
        atPath: path(file), withDestinationPath: "state.json")
      #expect(throws: ArchiveError.self) { try ArchiveClient.file(file).store(Data()) }
      #expect(throws: ArchiveError.self) { try ArchiveClient.file(file).load() }
    }
  }

  @Test func aDeviceIsWrittenToAndNotReplaced() async throws {
    try await withTemporaryFile("state.json") { file in
      try FileManager.default.createSymbolicLink(
        atPath: path(file), withDestinationPath: "/dev/null")
      try ArchiveClient.file(file).store(Data("[7]".utf8))
      let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
      #expect(kind as? FileAttributeType == .typeCharacterSpecial)
    }
  }

  @Test func aFullDiskIsSaidToBeOne() async throws {
    try await withTemporaryFile("state.json") { file in
      try FileManager.default.createSymbolicLink(
        atPath: path(file), withDestinationPath: "/dev/full")
      #expect(throws: ArchiveError.full(path: path(file))) {
        try ArchiveClient.file(file).store(Data("[7]".utf8))
      }
    }
  }

  @Test func aFolderInPlaceOfTheFileIsNamedAndLeftAlone() async throws {
    try await withTemporaryFile("state.json") { file in
      try FileManager.default.createDirectory(
        at: file.appending(path: "dear"), withIntermediateDirectories: true)
      let archive = ArchiveClient.file(file)
      #expect(throws: ArchiveError.unwritable(path: path(file), reason: "Is a directory")) {
        try archive.store(Data())
      }
      #expect(throws: ArchiveError.unreadable(path: path(file), reason: "Is a directory")) {
        try archive.load()
      }
      #expect(archive.setAside() == nil)
      #expect(try names(beside: file) == ["state.json"])
    }
  }

  @Test func aFileInPlaceOfTheFolderIsNamed() async throws {
    try await withTemporaryFile("folder/deep/state.json") { file in
      let folder = file.deletingLastPathComponent().deletingLastPathComponent()
      try Data("dear".utf8).write(to: URL(filePath: String(path(folder).dropLast())))
      #expect(throws: ArchiveError.unwritable(path: path(file), reason: "Not a directory")) {
        try ArchiveClient.file(file).store(Data())
      }
    }
  }

  @Test func aNewFileIsForItsOwnerAndAnOldOneKeepsItsPermissions() async throws {
    try await withTemporaryFile("deep/state.json") { file in
      func permissions(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(url))[.posixPermissions] as? Int
      }
      let archive = ArchiveClient.file(file)
      try archive.store(Data())
      #expect(try permissions(file) == 0o600)
      #expect(try permissions(file.deletingLastPathComponent()) == 0o700)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path(file))
      try archive.store(Data())
      #expect(try permissions(file) == 0o640)
    }
  }

  @Test func whatIsSetAsideOutlivesWhatIsKeptNext() async throws {
    try await withTemporaryFile("state.json") { file in
      let archive = ArchiveClient.file(file)
      #expect(archive.setAside() == nil)
      for number in 1...3 {
        try archive.store(Data("\(number)".utf8))
        #expect(archive.setAside() != nil)
      }
      let kept = ["state.json.unreadable", "state.json.unreadable-2", "state.json.unreadable-3"]
      #expect(try names(beside: file) == kept)
      #expect(
        try Data(contentsOf: URL(filePath: "\(path(file)).unreadable-2")) == Data("2".utf8))
    }
  }

  @Test(arguments: [
    ArchiveError.unreadable(path: "/f", reason: "No"), .unwritable(path: "/f", reason: "No"),
    .full(path: "/f"),
  ])
  func everyErrorNamesTheFileAndAWayOut(error: ArchiveError) {
    #expect("\(error)".contains("/f"))
    #expect("\(error)".hasSuffix("choose another folder with XDG_STATE_HOME."))
  }
}
