import Core
import Foundation
import Testing

@testable import CoreArchitecture

@Suite(.timeLimit(.minutes(20))) struct AppStorageTests {
  enum Level: String { case low, high }
  enum Rank: Int { case first = 1, second }
  struct Point: Codable, Equatable { var x = 0 }

  @Dependency(\.defaultAppStorage) var store

  @Test func keepsEveryKindOfValue() {
    @Shared(.appStorage("bool")) var bool = false
    @Shared(.appStorage("int")) var int = 0
    @Shared(.appStorage("double")) var double = 0.0
    @Shared(.appStorage("string")) var string = ""
    @Shared(.appStorage("strings")) var strings: [String] = []
    @Shared(.appStorage("url")) var url = URL(filePath: "/")
    @Shared(.appStorage("data")) var data = Data()
    @Shared(.appStorage("date")) var date = Date(timeIntervalSince1970: 0)
    @Shared(.appStorage("level")) var level = Level.low
    @Shared(.appStorage("rank")) var rank = Rank.first
    @Shared(.appStorage("point")) var point = Point()
    $bool.withLock { $0 = true }
    $int.withLock { $0 = .max }
    $double.withLock { $0 = 1.5 }
    $string.withLock { $0 = "ü" }
    $strings.withLock { $0 = ["a", "b"] }
    $url.withLock { $0 = URL(string: "https://example.com/a?b=c")! }
    $data.withLock { $0 = Data([1, 2]) }
    $date.withLock { $0 = Date(timeIntervalSince1970: 5) }
    $level.withLock { $0 = .high }
    $rank.withLock { $0 = .second }
    $point.withLock { $0.x = 3 }

    #expect(store.bool(forKey: "bool"))
    #expect(store.integer(forKey: "int") == .max)
    #expect(store.double(forKey: "double") == 1.5)
    #expect(store.string(forKey: "string") == "ü")
    #expect(store.stringArray(forKey: "strings") == ["a", "b"])
    #expect(store.url(forKey: "url") == url)
    #expect(store.data(forKey: "data") == Data([1, 2]))
    #expect(store.object(forKey: "date") as? Date == date)
    #expect(store.string(forKey: "level") == "high")
    #expect(store.integer(forKey: "rank") == 2)
    #expect(
      store.data(forKey: "point").flatMap { try? JSONDecoder().decode(Point.self, from: $0) }
        == Point(x: 3))
  }

  @Test func nilIsKeptByKeepingNothing() {
    @Shared(.appStorage("name")) var name: String?
    @Shared(.appStorage("level")) var level: Level?
    @Shared(.appStorage("point")) var point: Point?
    #expect(name == nil && level == nil && point == nil)

    $name.withLock { $0 = "Mara" }
    $level.withLock { $0 = .high }
    #expect(store.string(forKey: "name") == "Mara")
    #expect(store.string(forKey: "level") == "high")

    $name.withLock { $0 = nil }
    #expect(store.object(forKey: "name") == nil)
    #expect(name == nil)
  }

  @Test func seesWhatIsSetDirectly() {
    @Shared(.appStorage("count")) var count = 1
    store.set(42, forKey: "count")
    #expect(count == 42)
    store.removeObject(forKey: "count")
    #expect(count == 1)
  }

  @Test func theStoreShowsADefaultThatNobodyHasChanged() {
    @Shared(.appStorage("berths")) var berths = 4
    @Shared(.appStorage("level")) var level = Level.high
    @Shared(.appStorage("nickname")) var nickname: String?
    #expect(store.integer(forKey: "berths") == 4)
    #expect(store.string(forKey: "level") == "high")
    #expect(store.object(forKey: "nickname") == nil)
    @Shared(.appStorage("berths")) var optional: Int?
    #expect(optional == 4)
    _ = (berths, level, nickname)
  }

  @Test func aDefaultDoesNotReplaceWhatItCannotRead() {
    store.set("text", forKey: "count")
    @Shared(.appStorage("count")) var count = 1
    #expect(count == 1)
    #expect(store.string(forKey: "count") == "text")
  }

  @Test func loadsWhatWasSetBefore() {
    store.set(42, forKey: "count")
    store.set(true, forKey: "flag")
    @Shared(.appStorage("count")) var count = 1
    @Shared(.appStorage("flag")) var flag = false
    #expect(count == 42)
    #expect(flag)
  }

  @Test func whatIsOfAnotherTypeCountsAsNothing() {
    store.set("text", forKey: "count")
    @Shared(.appStorage("count")) var count = 1
    #expect(count == 1)
  }

  @Test func oneKeyIsSeenAsSeveralTypes() {
    @Shared(.appStorage("level")) var level = Level.low
    @Shared(.appStorage("level")) var text = "low"
    $text.withLock { $0 = "high" }
    #expect(level == .high)
    $level.withLock { $0 = .low }
    #expect(text == "low")
  }

  @Test func aChangeTellsObserversOnce() {
    @Shared(.appStorage("count")) var count = 0
    @Shared(.appStorage("other")) var other = 0
    let changes = LockIsolated(0)
    func track() {
      withPerceptionTracking {
        _ = count
      } onChange: {
        changes.withValue { $0 += 1 }
      }
    }
    track()
    $other.withLock { $0 = 1 }
    #expect(changes.value == 0)
    $count.withLock { $0 = 1 }
    #expect(changes.value == 1)
  }

  @Test func anotherStoreHoldsOtherValues() {
    let own = UserDefaults.inMemory
    @Shared(.appStorage("count", store: own)) var one = 0
    @Shared(.appStorage("count")) var other = 0
    $one.withLock { $0 = 5 }
    #expect(other == 0)
    #expect(own.integer(forKey: "count") == 5)
  }

  @Test func foundationsOwnDefaultsServeToo() {
    let name = "core-tests-\(UUID().uuidString)"
    let foundation = UserDefaults(suiteName: name)!
    defer { foundation.removePersistentDomain(forName: name) }
    withDependencies {
      $0.defaultAppStorage = foundation
    } operation: {
      @Shared(.appStorage("count")) var count = 0
      @Shared(.appStorage("count")) var text: Int?
      $count.withLock { $0 = 5 }
      #expect(foundation.integer(forKey: "count") == 5)
      #expect(text == 5)
    }
  }
}

@Suite(.timeLimit(.minutes(20))) struct StoredDefaultsTests {
  @Test func otherInstancesSeeWhatOneHasWritten() throws {
    try withFolder { folder in
      let file = folder.appending(path: "settings/defaults.plist")
      let one = StoredDefaults(file)
      one.set(1, forKey: "a")
      let other = StoredDefaults(file)
      #expect(other.integer(forKey: "a") == 1)

      other.set("x", forKey: "b")
      one.set(2, forKey: "a")

      let third = StoredDefaults(file)
      #expect(third.integer(forKey: "a") == 2)
      #expect(third.string(forKey: "b") == "x")
    }
  }

  @Test func aRunningInstanceIsToldOfChangesByOthers() async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "defaults.plist")
    let one = StoredDefaults(file)
    @Shared(.appStorage("count", store: one)) var count = 0

    await change(of: $count) { StoredDefaults(file).set(7, forKey: "count") }

    #expect(count == 7)
  }

  @Test func aFileThatCannotBeReadIsReportedAndKept() throws {
    try withFolder { folder in
      let file = folder.appending(path: "defaults.plist")
      try Data("<plist>no".utf8).write(to: file)
      withKnownIssue {
        StoredDefaults(file).set(1, forKey: "a")
      }
      #expect(StoredDefaults(file).integer(forKey: "a") == 1)
      let kept = folder.appending(path: "defaults.plist.unreadable")
      #expect(try String(contentsOf: kept, encoding: .utf8) == "<plist>no")
    }
  }

  @Test func twoObjectsOfOneSuiteAreOneStore() throws {
    let suite = "core.test.\(UUID().uuidString)"
    let stores = try (0..<2).map { _ in try #require(UserDefaults(suiteName: suite)) }
    defer { stores[0].removePersistentDomain(forName: suite) }
    @Shared(.appStorage("depth", store: stores[0])) var depth = 1
    @Shared(.appStorage("depth", store: stores[1])) var same = 1
    $depth.withLock { $0 = 4 }
    #expect(same == 4)
    $same.withLock { $0 = 5 }
    #expect(depth == 5)
    @Shared(.appStorage("depth", store: .inMemory)) var other = 1
    #expect(other == 1)
  }

  @Test func aDateKeepsItsFraction() throws {
    try withFolder { folder in
      let url = folder.appending(path: "defaults.plist")
      let date = Date(timeIntervalSince1970: 1.5)
      StoredDefaults(url).set([date], forKey: "dates")
      #expect(StoredDefaults(url).array(forKey: "dates") as? [Date] == [date])
      // Otherwise people can read the file.
      StoredDefaults(url).set([Date(timeIntervalSince1970: 2)], forKey: "dates")
      let text = try String(contentsOf: url, encoding: .utf8)
      #expect(text.contains("<date>"))
    }
  }
}
