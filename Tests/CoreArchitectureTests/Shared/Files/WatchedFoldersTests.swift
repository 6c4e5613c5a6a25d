import Foundation
import Testing

@testable import CoreArchitecture

/// Folders that a test makes and deletes.
private final class FolderStub: FolderSystem {
  private(set) var folders: [String: Int32] = [:]
  var links: Set<String> = []
  private(set) var watched: [Int32: Set<FolderInterest>] = [:]
  private var last: Int32 = 0
  var onWatch: (String) -> Void = { _ in }

  init(_ paths: String...) {
    for path in paths { make(path) }
  }

  @discardableResult
  func make(_ path: String) -> Int32 {
    last += 1
    folders[path] = last
    return last
  }

  @discardableResult
  func delete(_ path: String) -> Int32? { folders.removeValue(forKey: path) }

  func watch(_ path: String, _ interest: FolderInterest) -> Int32? {
    onWatch(path)
    guard let folder = folders[path] else { return nil }
    watched[folder, default: []].insert(interest)
    return folder
  }

  func forget(_ folder: Int32) { watched[folder] = nil }

  func isLink(_ path: String) -> Bool { links.contains(path) }
}

struct WatchedFoldersTests {
  private let first = NSObject()
  private let second = NSObject()

  /// Watches `/quay/a/log` and `/quay/b/log`; returns how many watchers each of the events calls.
  private func calls(
    _ system: FolderStub, _ events: Set<FolderEvent>...
  ) -> [Int] {
    var folders = WatchedFolders()
    folders.add({}, ObjectIdentifier(first), of: URL(filePath: "/quay/a/log"), system)
    folders.add({}, ObjectIdentifier(second), of: URL(filePath: "/quay/b/log"), system)
    return events.map { folders.handle($0, system).count }
  }

  @Test func aFileIsToldOfAlone() {
    let system = FolderStub("/", "/quay", "/quay/a", "/quay/b")
    let a = system.folders["/quay/a"]!
    let counts = calls(
      system, [.file(a, name: "log")], [.file(a, name: "other")], [.file(99, name: "log")])
    #expect(counts == [1, 0, 0])
  }

  @Test func aLinkThatIsMadeIsAChangeOfTheFile() {
    let system = FolderStub("/", "/quay", "/quay/a", "/quay/b")
    let event = FolderEvent.arrival(system.folders["/quay/a"]!, name: "log")
    #expect(calls(system, [event]) == [0])
    system.links = ["/quay/a/log"]
    #expect(calls(system, [event]) == [1])
  }

  @Test func anOverflowTellsOfEveryFile() {
    let system = FolderStub("/", "/quay", "/quay/a", "/quay/b")
    #expect(calls(system, [.overflow]) == [2])
  }

  @Test func aFolderThatIsNotThereIsAwaitedInTheNearestOne() {
    let system = FolderStub("/")
    var folders = WatchedFolders()
    folders.add({}, ObjectIdentifier(first), of: URL(filePath: "/quay/a/log"), system)
    #expect(system.watched[1] == [.life, .arrivals])

    let quay = system.make("/quay")
    #expect(folders.handle([.arrival(1, name: "boats")], system).isEmpty)
    #expect(folders.handle([.arrival(1, name: "quay")], system).count == 1)
    #expect(system.watched[quay]?.contains(.arrivals) == true)
    let a = system.make("/quay/a")
    #expect(folders.handle([.arrival(quay, name: "a")], system).count == 1)
    #expect(folders.handle([.file(a, name: "log")], system).count == 1)
  }

  @Test func aFolderThatAppearsWhileItIsLookedForIsNotMissed() {
    let system = FolderStub("/", "/quay")
    var asked = 0
    system.onWatch = { path in
      if path == "/quay/a" { asked += 1 }
      if path == "/quay", asked == 1, system.folders["/quay/a"] == nil { system.make("/quay/a") }
    }
    var folders = WatchedFolders()
    folders.add({}, ObjectIdentifier(first), of: URL(filePath: "/quay/a/log"), system)
    #expect(folders.handle([.file(3, name: "log")], system).count == 1)
  }

  @Test func aFolderThatIsDeletedAndMadeAgainIsAnotherOne() {
    let system = FolderStub("/", "/quay", "/quay/a", "/quay/b")
    let quay = system.folders["/quay"]!
    var folders = WatchedFolders()
    folders.add({}, ObjectIdentifier(first), of: URL(filePath: "/quay/a/log"), system)
    let old = system.delete("/quay/a")!
    #expect(folders.handle([.departure(old)], system).count == 1)
    #expect(system.watched[old] == nil)
    let new = system.make("/quay/a")
    #expect(folders.handle([.arrival(quay, name: "a")], system).count == 1)
    #expect(folders.handle([.file(old, name: "log")], system).isEmpty)
    #expect(folders.handle([.file(new, name: "log")], system).count == 1)
  }

  @Test func aFolderInWhichSomeoneStillIsIsLeftForTheNextOne() {
    let system = FolderStub("/", "/quay", "/quay/a")
    var folders = WatchedFolders()
    folders.add({}, ObjectIdentifier(first), of: URL(filePath: "/quay/a/log"), system)
    // The system says nothing of the old one's end.
    system.delete("/quay/a")
    let new = system.make("/quay/a")
    #expect(folders.handle([.arrival(2, name: "a")], system).count == 1)
    #expect(folders.handle([.file(new, name: "log")], system).count == 1)
  }

  @Test func whoeverLeavesIsToldNothingAndLeavesNoWatch() {
    let system = FolderStub("/", "/quay", "/quay/a", "/quay/b")
    let url = URL(filePath: "/quay/a/log")
    var folders = WatchedFolders()
    folders.add({}, ObjectIdentifier(first), of: url, system)
    folders.add({}, ObjectIdentifier(second), of: URL(filePath: "/quay/b/log"), system)
    #expect(folders.remove(ObjectIdentifier(first), of: url, system) != nil)
    #expect(system.watched.keys.sorted() == [1, 2, 4])
    #expect(folders.remove(ObjectIdentifier(first), of: url, system) == nil)
    #expect(folders.handle([.file(3, name: "log"), .overflow], system).count == 1)
  }
}
