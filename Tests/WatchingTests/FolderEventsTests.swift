import Foundation
import Glibc
import Testing

@testable import Watching

@Suite(.timeLimit(.minutes(20))) struct FolderEventsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let events: FolderEvents

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Inner"), withIntermediateDirectories: true)
    events = FolderEvents([folder.path])
  }

  private func write(_ name: String) throws {
    try Data("x".utf8).write(to: folder.appending(path: name))
  }

  /// Returns when a save is told: another thread that starts a process may hold a file open till
  /// then.
  private func waitForSave() {
    var watched = pollfd(fd: events.descriptor, events: Int16(POLLIN), revents: 0)
    repeat { poll(&watched, 1, -1) } while !events.take()
  }

  @Test func aFileThatIsWrittenIsASave() throws {
    #expect(!events.take())
    try write("Inner/Bread.swift")
    waitForSave()
    #expect(!events.take())
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aFileThatReplacesAnotherIsASave() throws {
    try write("Inner/.Bread.swift.swp")
    try write("Inner/4913")
    try write("Inner/Bread.swift~")
    #expect(!events.take())
    let (from, to) = (folder.appending(path: "Inner/4913"), folder.appending(path: "Bread.swift"))
    try FileManager.default.moveItem(at: from, to: to)
    waitForSave()
    try FileManager.default.removeItem(at: folder)
  }

  @Test func withoutWatchesTheTimesOfFilesTell() throws {
    let events = FolderEvents([folder.path], descriptor: -1)
    #expect(events.interval != nil && events.descriptor < 0 && !events.take())
    try write("Inner/Bread.swift")
    #expect(events.take())
    #expect(!events.take())
    try write("Inner/Bread.swift~")
    #expect(!events.take())
    try FileManager.default.removeItem(at: folder.appending(path: "Inner/Bread.swift"))
    #expect(events.take())
    try FileManager.default.removeItem(at: folder)
  }

  @Test func newFoldersAreFollowed() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "New"), withIntermediateDirectories: true)
    waitForSave()
    try write("New/Words.xcstrings")
    waitForSave()
    try FileManager.default.createDirectory(
      at: folder.appending(path: ".build"), withIntermediateDirectories: true)
    try write(".build/Other.swift")
    #expect(!events.take())
    try FileManager.default.removeItem(at: folder)
  }
}
