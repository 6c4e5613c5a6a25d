import Core
import Dispatch
import Foundation
import Testing

@testable import CoreArchitecture

private let url = URL(filePath: "/files/user.json")

extension SharedReaderKey where Self == FileStorageKey<String> {
  fileprivate static func plainText(_ url: URL) -> Self {
    fileStorage(
      url, decode: { String(decoding: $0, as: UTF8.self) }, encode: { Data($0.utf8) })
  }
}

struct StoredSettings: Codable, Equatable, Sendable {
  struct Tab: Codable, Equatable, Sendable { var title = "" }
  var isOn = false
  var tabs: [Tab] = []
}

@Suite(.timeLimit(.minutes(20)), .mainSerialExecutor) @MainActor struct FileStorageTests {
  let files = LockIsolated<[URL: Data]>([:])
  let clock = TestClock()

  func stored(_ url: URL = url) -> StoredSettings? {
    files.value[url].flatMap { try? JSONDecoder().decode(StoredSettings.self, from: $0) }
  }

  func paced<R>(_ operation: () async throws -> R) async rethrows -> R {
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files, clock: clock)
    } operation: {
      try await operation()
    }
  }

  @Test func testsHaveFilesOfTheirOwnInMemory() {
    @Shared(.fileStorage(url)) var settings = StoredSettings()
    $settings.withLock { $0.isOn = true }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    @SharedReader(.fileStorage(url)) var again = StoredSettings()
    #expect(again.isOn)
  }

  @Test func whereNoFileIsTheDefaultBecomesOne() async {
    await paced {
      @Shared(.fileStorage(url)) var settings = StoredSettings()
      #expect(stored() == StoredSettings())
      $settings.withLock { $0.isOn = true }
      #expect(stored()?.isOn == true)
      let other = URL(filePath: "/other.json")
      files.withValue { $0[other] = Data("null".utf8) }
      @Shared(.fileStorage(other)) var some: StoredSettings? = StoredSettings()
      #expect(some == nil)
      let absent = URL(filePath: "/absent.json")
      @Shared(.fileStorage(absent)) var none: StoredSettings?
      #expect(none == nil)
      #expect(files.value[absent] == nil)
    }
  }

  @Test func theFirstChangeIsWrittenAtOnceAndLaterOnesTogether() async {
    await paced {
      @Shared(.fileStorage(url)) var settings = StoredSettings()
      $settings.withLock { $0.isOn = true }
      #expect(stored()?.isOn == true)

      for title in ["a", "b", "c"] { $settings.withLock { $0.tabs.append(.init(title: title)) } }
      #expect(stored()?.tabs == [])
      await clock.advance(by: .milliseconds(999))
      #expect(stored()?.tabs == [])
      await clock.advance(by: .milliseconds(1))
      #expect(stored()?.tabs.map(\.title) == ["a", "b", "c"])

      await clock.advance(by: .seconds(1))
      $settings.withLock { $0.tabs = [] }
      #expect(stored()?.tabs == [])
      await clock.run(timeout: .seconds(300))
    }
  }

  @Test func whatWaitsIsWrittenWhenTheLastHolderGoes() async {
    await paced {
      do {
        @Shared(.fileStorage(url)) var settings = StoredSettings()
        $settings.withLock { $0.isOn = true }
        $settings.withLock { $0.isOn = false }
        #expect(stored()?.isOn == true)
      }
      #expect(stored()?.isOn == false)
      await clock.run(timeout: .seconds(300))
    }
  }

  @Test func whatWaitsIsWrittenWhenTheProcessEnds() async {
    await paced {
      @Shared(.fileStorage(url)) var settings = StoredSettings()
      $settings.withLock { $0.isOn = true }
      $settings.withLock { $0.isOn = false }
      @Dependency(\.defaultFileStorage) var storage
      storage.pending.flush()
      #expect(stored()?.isOn == false)
      await clock.run(timeout: .seconds(300))
    }
  }

  @Test func saveWritesAtOnce() async throws {
    try await paced {
      @Shared(.fileStorage(url)) var settings = StoredSettings()
      $settings.withLock { $0.isOn = true }
      $settings.withLock { $0.isOn = false }
      try await $settings.save()
      #expect(stored()?.isOn == false)
      files.setValue([:])
      await clock.run(timeout: .seconds(300))
      #expect(files.value.isEmpty)
    }
  }

  @Test func aFormatOfOnesOwn() {
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      let text = Shared(wrappedValue: "", .plainText(url))
      text.withLock { $0 = "plain" }
      #expect(files.value[url] == Data("plain".utf8))
    }
  }

  @Test func aFileThatCannotBeReadIsKept() {
    let bad = Data(#"{"isOn": true, "tabs": [{"title": "a"}, {"title": 3}]}"#.utf8)
    files.setValue([url: bad])
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var settings = StoredSettings()
      #expect($settings.loadError is DecodingError)
      #expect(settings == StoredSettings())
      #expect(files.value[url] == bad)

      $settings.withLock { $0.isOn = true }
      #expect($settings.loadError == nil)
      #expect(stored()?.isOn == true)
      #expect(files.value[url.appendingPathExtension("unreadable")] == bad)
    }
  }

  @Test(arguments: [
    (#"{"isOn": true, "tabs": [{"title": "a"}, {"title": 3}]}"#, "tabs[1].title\n  Reason: "),
    ("{}", "isOn\n  Reason: It is missing."),
  ])
  func outsideOfTestsAFileThatCannotBeReadIsReported(text: String, fault: String) {
    files.setValue([url: Data(text.utf8)])
    withDependencies {
      $0.context = .live
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      withKnownIssue {
        @Shared(.fileStorage(url)) var settings = StoredSettings()
        _ = settings
      } matching: {
        let text = $0.comments.map(\.rawValue).joined(separator: "\n")
        return text.hasPrefix(
          """
          A file cannot be read as 'StoredSettings', so the value in memory stays as it is.

            File:   /files/user.json
            Field:  \(fault)
          """) && text.contains("'user.json.unreadable'")
      }
    }
  }

  @Test func aFileOfTwoTypesIsSeenAsBoth() {
    @Shared(.fileStorage(url)) var settings = StoredSettings()
    let text = Shared(wrappedValue: "", .plainText(url))
    $settings.withLock { $0.tabs = [.init(title: "Nets")] }
    #expect(text.wrappedValue.contains("Nets"))
    text.withLock { $0 = #"{"isOn": true, "tabs": []}"# }
    #expect(settings.isOn)
  }

  @Test func oneFileSystemIsOneStorageHoweverOftenItIsNamed() {
    let one = FileStorage.inMemory(fileSystem: files)
    #expect(one == FileStorage.inMemory(fileSystem: files))
    #expect(one != FileStorage.inMemory)
  }

  @Test func whoeverHearsOfAWriteMayWaitForOtherThreads() async {
    await paced {
      let key: FileStorageKey<StoredSettings> = .fileStorage(url)
      @Sendable func save(_ title: String, _ answer: @escaping @Sendable () -> Void) {
        key.save(
          StoredSettings(tabs: [.init(title: title)]), context: .didSet,
          continuation: SaveContinuation { _ in answer() })
      }
      let answers = LockIsolated<[String]>([])
      save("first") {
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          save("second") { answers.withValue { $0.append("second") } }
          isDone.signal()
        }
        isDone.wait()
        answers.withValue { $0.append("first") }
      }
      #expect(answers.value == ["first"])
      await clock.run(timeout: .seconds(300))
      #expect(answers.value == ["first", "second"])
      #expect(stored()?.tabs.map(\.title) == ["second"])
    }
  }

  @Test func anEmptyFileCountsAsNone() {
    files.setValue([url: Data()])
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var settings = StoredSettings(isOn: true)
      #expect(settings.isOn)
    }
  }
}
