import Effects
import Foundation
import Testing

@Suite(.timeLimit(.minutes(20)))
struct FavoritesClientSQLiteTests {
  private func path(_ file: URL) -> String { file.path(percentEncoded: false) }

  @Test func favoritesLastAcrossRunsInTheirOrder() async throws {
    try await withTemporaryFile { file in
      let before = FavoritesClient.sqlite(at: file)
      for id in [2, 3, 1] { try await before.save(repository(id: id)) }
      try await before.remove(id: 3)
      try await before.remove(id: 3)

      let after = FavoritesClient.sqlite(at: file)
      #expect(try await after.all() == [repository(id: 2), repository(id: 1)])
    }
  }

  @Test func savingAgainBringsItUpToDateWhereItStands() async throws {
    try await withTemporaryFile { file in
      let client = FavoritesClient.sqlite(at: file)
      try await client.save(repository(id: 2))
      try await client.save(repository(id: 1))
      var changed = repository(id: 2)
      changed.stars = 4
      changed.summary = "새 설명; DROP TABLE favorite"
      changed.pushedAt = nil
      try await client.save(changed)
      #expect(try await client.all() == [changed, repository(id: 1)])
    }
  }

  @Test func onceItIsClosedACopyOfTheFileAloneIsWhole() async throws {
    try await withTemporaryFile { file in
      let client = FavoritesClient.sqlite(at: file)
      try await client.save(repository(id: 1))
      await client.close()
      let folder = file.deletingLastPathComponent()
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: path(folder)) == [
          file.lastPathComponent
        ])
      let copy = folder.appending(path: "copy.sqlite")
      try FileManager.default.copyItem(at: file, to: copy)
      #expect(try await FavoritesClient.sqlite(at: copy).all() == [repository(id: 1)])
    }
  }

  @Test func whatIsClosedIsOpenedAgainByTheNextUse() async throws {
    try await withTemporaryFile { file in
      let client = FavoritesClient.sqlite(at: file)
      await client.close()
      try await client.save(repository(id: 1))
      await client.close()
      await client.close()
      #expect(try await client.all() == [repository(id: 1)])
    }
  }

  /// Whoever may write everything finds no file that cannot be written.
  @Test(.enabled(if: geteuid() != 0))
  func favoritesInAFileThatCannotBeWrittenCanBeSeen() async throws {
    try await withTemporaryFile { file in
      let client = FavoritesClient.sqlite(at: file)
      try await client.save(repository(id: 1))
      await client.close()
      chmod(path(file), 0o444)
      #expect(try await client.all() == [repository(id: 1)])
      await #expect(throws: FavoritesError.self) { try await client.save(repository(id: 2)) }
    }
  }

  @Test func aFolderInPlaceOfTheFileIsNamed() async throws {
    try await withTemporaryFile { file in
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      await #expect {
        try await FavoritesClient.sqlite(at: file).all()
      } throws: { error in
        guard case FavoritesError.inaccessible(path: let named, _) = error else { return false }
        return named == path(file)
      }
    }
  }

  @Test func theFolderIsMade() async throws {
    try await withTemporaryFile("a/b c/favorites.sqlite") { file in
      try await FavoritesClient.sqlite(at: file).save(repository(id: 1))
      #expect(FileManager.default.fileExists(atPath: path(file)))
    }
  }

  @Test func twoConnectionsSeeEachOther() async throws {
    try await withTemporaryFile { file in
      let (one, other) = (FavoritesClient.sqlite(at: file), FavoritesClient.sqlite(at: file))
      try await one.save(repository(id: 1))
      try await other.save(repository(id: 2))
      #expect(try await one.all() == [repository(id: 1), repository(id: 2)])
      try await one.remove(id: 2)
      #expect(try await other.all() == [repository(id: 1)])
    }
  }

  @Test func manyConnectionsThatOpenANewFileAtOnceLoseNothing() async throws {
    try await withTemporaryFile { file in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for connection in 0..<8 {
          group.addTask {
            let client = FavoritesClient.sqlite(at: file)
            for id in 0..<25 { try await client.save(repository(id: connection * 25 + id)) }
          }
        }
        try await group.waitForAll()
      }
      let ids = try await FavoritesClient.sqlite(at: file).all().map(\.id)
      #expect(ids.sorted() == Array(0..<200))
    }
  }

  @Test func aCancelledChangeIsNotMade() async throws {
    try await withTemporaryFile { file in
      let client = FavoritesClient.sqlite(at: file)
      try await client.save(repository(id: 1))
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await client.save(repository(id: 2))
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try await client.all() == [repository(id: 1)])
    }
  }

  @Test(arguments: ["this is no database, but something dear to somebody", "SQLite format 3\0…"])
  func aDamagedFileIsLeftAsItIsAndNamed(content: String) async throws {
    try await withTemporaryFile { file in
      let content = Data(content.utf8 + Array(repeating: 7, count: 4_096))
      try content.write(to: file)
      let client = FavoritesClient.sqlite(at: file)
      await #expect(throws: FavoritesError.damaged(path: path(file))) { try await client.all() }
      await #expect(throws: FavoritesError.damaged(path: path(file))) {
        try await client.save(repository(id: 1))
      }
      #expect(try Data(contentsOf: file) == content)

      try FileManager.default.moveItem(at: file, to: file.appendingPathExtension("away"))
      try await client.save(repository(id: 1))
      #expect(try await client.all() == [repository(id: 1)])
    }
  }

  @Test func aFileOfANewerVersionIsLeftAsItIs() async throws {
    try await withTemporaryFile { file in
      let content = emptyDatabase(userVersion: 200)
      try content.write(to: file)
      await #expect(throws: FavoritesError.tooNew(path: path(file))) {
        try await FavoritesClient.sqlite(at: file).all()
      }
      #expect(try Data(contentsOf: file) == content)
    }
  }

  /// One page of 512 bytes in SQLite's format, in WAL mode, without a table.
  private func emptyDatabase(userVersion: UInt8) -> Data {
    var bytes = Array("SQLite format 3\0".utf8) + Array(repeating: 0, count: 496)
    let fields: [Int: UInt8] = [
      16: 2, 18: 2, 19: 2, 21: 64, 22: 32, 23: 32, 27: 1, 31: 1, 47: 4, 59: 1, 63: userVersion,
      95: 1, 100: 13, 105: 2,
    ]
    for (offset, value) in fields { bytes[offset] = value }
    return Data(bytes)
  }

  @Test func aPlaceThatCannotBeWrittenIsNamed() async throws {
    try await withTemporaryFile("file/favorites.sqlite") { file in
      try Data().write(to: file.deletingLastPathComponent())
      await #expect {
        try await FavoritesClient.sqlite(at: file).all()
      } throws: { error in
        guard case FavoritesError.inaccessible(path: let named, _) = error else { return false }
        return named == path(file)
      }
    }
  }
}
