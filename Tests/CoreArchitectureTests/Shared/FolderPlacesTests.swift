import Foundation
import Testing

@testable import CoreArchitecture

/// Folders that a test makes and deletes.
private final class Quays: FolderSystem {
  private(set) var folders: [String: Int32] = [:]
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
}

struct FolderPlacesTests {
  private let first = NSObject()
  private let second = NSObject()

  /// Watches `/quay/a/log` and `/quay/b/log`, and returns what is told of which.
  private func told(
    _ harbour: Quays, _ events: Set<FolderEvent>...
  ) -> [Int] {
    var places = FolderPlaces()
    places.add({}, ObjectIdentifier(first), of: URL(filePath: "/quay/a/log"), harbour)
    places.add({}, ObjectIdentifier(second), of: URL(filePath: "/quay/b/log"), harbour)
    return events.map { places.handle($0, harbour).count }
  }

  @Test func aFileIsToldOfAlone() {
    let harbour = Quays("/", "/quay", "/quay/a", "/quay/b")
    let a = harbour.folders["/quay/a"]!
    let counts = told(
      harbour, [.file(a, name: "log")], [.file(a, name: "other")], [.file(99, name: "log")])
    #expect(counts == [1, 0, 0])
  }

  @Test func anOverflowTellsOfEveryFile() {
    let harbour = Quays("/", "/quay", "/quay/a", "/quay/b")
    #expect(told(harbour, [.overflow]) == [2])
  }

  @Test func aFolderThatIsNotThereIsAwaitedInTheNearestOne() {
    let harbour = Quays("/")
    var places = FolderPlaces()
    places.add({}, ObjectIdentifier(first), of: URL(filePath: "/quay/a/log"), harbour)
    #expect(harbour.watched[1] == [.life, .arrivals])

    let quay = harbour.make("/quay")
    #expect(places.handle([.arrival(1, name: "boats")], harbour).isEmpty)
    #expect(places.handle([.arrival(1, name: "quay")], harbour).count == 1)
    #expect(harbour.watched[quay]?.contains(.arrivals) == true)
    let a = harbour.make("/quay/a")
    #expect(places.handle([.arrival(quay, name: "a")], harbour).count == 1)
    #expect(places.handle([.file(a, name: "log")], harbour).count == 1)
  }

  @Test func aFolderThatAppearsWhileItIsLookedForIsNotMissed() {
    let harbour = Quays("/", "/quay")
    var asked = 0
    harbour.onWatch = { path in
      if path == "/quay/a" { asked += 1 }
      if path == "/quay", asked == 1, harbour.folders["/quay/a"] == nil { harbour.make("/quay/a") }
    }
    var places = FolderPlaces()
    places.add({}, ObjectIdentifier(first), of: URL(filePath: "/quay/a/log"), harbour)
    #expect(places.handle([.file(3, name: "log")], harbour).count == 1)
  }

  @Test func aFolderThatIsDeletedAndMadeAgainIsAnotherOne() {
    let harbour = Quays("/", "/quay", "/quay/a", "/quay/b")
    let quay = harbour.folders["/quay"]!
    var places = FolderPlaces()
    places.add({}, ObjectIdentifier(first), of: URL(filePath: "/quay/a/log"), harbour)
    let old = harbour.delete("/quay/a")!
    #expect(places.handle([.departure(old)], harbour).count == 1)
    #expect(harbour.watched[old] == nil)
    let new = harbour.make("/quay/a")
    #expect(places.handle([.arrival(quay, name: "a")], harbour).count == 1)
    #expect(places.handle([.file(old, name: "log")], harbour).isEmpty)
    #expect(places.handle([.file(new, name: "log")], harbour).count == 1)
  }

  @Test func aFolderInWhichSomeoneStillIsIsLeftForTheNextOne() {
    let harbour = Quays("/", "/quay", "/quay/a")
    var places = FolderPlaces()
    places.add({}, ObjectIdentifier(first), of: URL(filePath: "/quay/a/log"), harbour)
    // The system says nothing of the old one's end.
    harbour.delete("/quay/a")
    let new = harbour.make("/quay/a")
    #expect(places.handle([.arrival(2, name: "a")], harbour).count == 1)
    #expect(places.handle([.file(new, name: "log")], harbour).count == 1)
  }

  @Test func whoeverLeavesIsToldNothingAndLeavesNoWatch() {
    let harbour = Quays("/", "/quay", "/quay/a", "/quay/b")
    let url = URL(filePath: "/quay/a/log")
    var places = FolderPlaces()
    places.add({}, ObjectIdentifier(first), of: url, harbour)
    places.add({}, ObjectIdentifier(second), of: URL(filePath: "/quay/b/log"), harbour)
    #expect(places.remove(ObjectIdentifier(first), of: url, harbour) != nil)
    #expect(harbour.watched.keys.sorted() == [1, 2, 4])
    #expect(places.remove(ObjectIdentifier(first), of: url, harbour) == nil)
    #expect(places.handle([.file(3, name: "log"), .overflow], harbour).count == 1)
  }
}
