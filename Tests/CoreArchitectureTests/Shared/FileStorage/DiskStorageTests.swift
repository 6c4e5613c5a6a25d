import Core
import Foundation
import Testing

@testable import CoreArchitecture

/// Runs on the real file system, with a clock that stands still.
@Suite(.timeLimit(.minutes(20))) struct DiskStorageTests {
  let clock = TestClock()

  func onDisk(_ operation: (URL) async throws -> Void) async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem(clock: clock)
    } operation: {
      try await operation(folder.appending(path: "app/settings.json"))
    }
    await clock.run(timeout: .seconds(300))
  }

  func stored(_ url: URL) throws -> StoredSettings {
    try JSONDecoder().decode(StoredSettings.self, from: Data(contentsOf: url))
  }

  @Test func aChangeIsThereForTheNextProcess() async throws {
    try await onDisk { url in
      do {
        @Shared(.fileStorage(url)) var settings = StoredSettings()
        $settings.withLock { $0.isOn = true }
      }
      #expect(try stored(url).isOn)
      @Shared(.fileStorage(url)) var settings = StoredSettings()
      #expect(settings.isOn)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: url.deletingLastPathComponent().path)
      #expect(names == ["settings.json"])
    }
  }

  @Test func aChangeByAnotherProcessIsNoticed() async throws {
    try await onDisk { url in
      @Shared(.fileStorage(url)) var settings = StoredSettings()
      let data = try JSONEncoder().encode(StoredSettings(isOn: true))

      try await change(of: $settings) { try data.write(to: url) }
      #expect(settings.isOn)
      try await change(of: $settings) {
        try JSONEncoder().encode(StoredSettings()).write(to: url, options: .atomic)
      }
      #expect(!settings.isOn)
    }
  }

  @Test func aDeletedFileBringsTheDefaultBack() async throws {
    try await onDisk { url in
      @Shared(.fileStorage(url)) var settings = StoredSettings()
      $settings.withLock { $0.isOn = true }

      try await change(of: $settings) { try FileManager.default.removeItem(at: url) }

      #expect(settings == StoredSettings())
    }
  }

  @Test func aChangeOutsideWinsOverOneThatWaits() async throws {
    try await onDisk { url in
      @Shared(.fileStorage(url)) var settings = StoredSettings()
      $settings.withLock { $0.isOn = true }
      $settings.withLock { $0.tabs = [.init(title: "waits")] }

      try await change(of: $settings) {
        try JSONEncoder().encode(StoredSettings(tabs: [.init(title: "outside")])).write(to: url)
      }
      await clock.run(timeout: .seconds(300))

      #expect(settings.tabs.map(\.title) == ["outside"])
      #expect(try stored(url) == settings)
    }
  }

  @Test func readersSeeWholeFilesOnly() async throws {
    try await onDisk { url in
      let files = DiskFiles()
      let texts = ["a", "b"].map { Data(String(repeating: $0, count: 200_000).utf8) }
      _ = try files.write(texts[0], to: url)
      async let writing: Void = {
        for index in 0..<200 { _ = try files.write(texts[index % 2], to: url) }
      }()
      for _ in 0..<200 { #expect(texts.contains(try Data(contentsOf: url))) }
      try await writing
    }
  }

  @Test func draftsOfProcessesThatWereKilledAreRemoved() async throws {
    try await onDisk { url in
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let names = [".settings.json.1.draft", ".settings.json.2.draft", ".other.json.1.draft"]
      for name in names { try Data().write(to: folder.appending(path: name)) }
      for name in [names[0], names[2]] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -120)],
          ofItemAtPath: folder.appending(path: name).path)
      }

      @Shared(.fileStorage(url)) var settings = StoredSettings()

      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(Set(left) == Set(names.dropFirst() + [url.lastPathComponent]))
      #expect(!settings.isOn)
    }
  }

  @Test func aFolderThatIsDeletedAndMadeAgainIsWatchedAgain() async throws {
    try await onDisk { url in
      @Shared(.fileStorage(url)) var settings = StoredSettings()
      let folder = url.deletingLastPathComponent()
      for title in ["one", "two"] {
        let data = try JSONEncoder().encode(StoredSettings(tabs: [.init(title: title)]))
        try await change(of: $settings) {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try data.write(to: url, options: .atomic)
        }
        #expect(settings.tabs.map(\.title) == [title])
        try await change(of: $settings) {
          try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
        }
        #expect(settings == StoredSettings())
      }
    }
  }

  @Test func aFolderThatIsNotThereYetIsAwaited() async throws {
    try await onDisk { url in
      let (changes, continuation) = AsyncStream<Void>.makeStream()
      let file = url.deletingLastPathComponent().appending(path: "not/yet/there.json")
      let watch = FolderWatch.shared.watch(file) { continuation.yield() }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
      for await _ in changes where FileManager.default.fileExists(atPath: file.path) { break }
      watch.cancel()
    }
  }

  @Test func aDraftOfAPrivateFileIsPrivateFromTheFirst() async throws {
    try await onDisk { url in
      _ = try DiskFiles().write(Data("a".utf8), to: url)
      for permissions in [0o600, 0o640, 0o400] {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions], ofItemAtPath: url.path)
        let draft = try FileDraft(of: url)
        #expect(draft.url.fileStatus.map { Int($0.st_mode & 0o777) } == permissions)
        #expect(draft.url.fileStatus?.st_size == 0)
        try draft.write(Data("b".utf8))
        draft.discard()
        #expect(draft.url.fileStatus == nil)
      }
    }
  }

  @Test func permissionsAndLinksStay() async throws {
    try await onDisk { url in
      let files = DiskFiles()
      _ = try files.write(Data("a".utf8), to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
      let link = url.deletingLastPathComponent().appending(path: "link.json")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)

      _ = try files.write(Data("b".utf8), to: link)

      #expect(try String(contentsOf: url, encoding: .utf8) == "b")
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == url.path)
    }
  }

  @Test(arguments: [true, false])
  func aLinkIsWatchedWhereverItLeads(isReplacedAtOnce: Bool) async throws {
    try await onDisk { url in
      let folder = url.deletingLastPathComponent()
      let files = ["one", "two"].map { folder.appending(path: "\($0)/settings.json") }
      for (file, title) in zip(files, ["one", "two"]) {
        let data = try JSONEncoder().encode(StoredSettings(tabs: [.init(title: title)]))
        _ = try DiskFiles().write(data, to: file)
      }
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: files[0])
      @Shared(.fileStorage(url)) var settings = StoredSettings()
      #expect(settings.tabs.map(\.title) == ["one"])

      if isReplacedAtOnce {
        try await change(of: $settings) {
          let next = folder.appending(path: "next")
          try FileManager.default.createSymbolicLink(
            atPath: next.path, withDestinationPath: "two/settings.json")
          #expect(rename(next.path, url.path) == 0)
        }
      } else {
        try await change(of: $settings) { try FileManager.default.removeItem(at: url) }
        #expect(settings == StoredSettings())
        try await change(of: $settings) {
          try FileManager.default.createSymbolicLink(at: url, withDestinationURL: files[1])
        }
      }
      #expect(settings.tabs.map(\.title) == ["two"])
      try await change(of: $settings) {
        try JSONEncoder().encode(StoredSettings(isOn: true)).write(to: files[1])
      }
      #expect(settings.isOn)
    }
  }

  @Test func aFileThatCannotBeWrittenIsAnError() async throws {
    try await onDisk { url in
      let folder = url.deletingLastPathComponent()
      @Shared(.fileStorage(url)) var settings = StoredSettings()
      try await change(of: $settings) {
        try JSONEncoder().encode(StoredSettings(isOn: true)).write(to: url)
      }
      try await change(of: $settings) { try FileManager.default.removeItem(at: folder) }
      try Data().write(to: folder)
      $settings.withLock { $0.isOn = true }
      let error = try #require($settings.saveError)
      #expect(settings.isOn)
      let key: FileStorageKey<StoredSettings> = .fileStorage(url)
      let text = key.explanation(ofSaving: error)
      #expect(text.contains("A file cannot be written"))
      #expect(text.contains("File:   \(url.path)"))
    }
  }
}
