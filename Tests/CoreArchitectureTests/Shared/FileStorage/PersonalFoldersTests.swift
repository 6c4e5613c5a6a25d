import Foundation
import Testing

@testable import CoreArchitecture

@Suite struct PersonalFoldersTests {
  /// A home folder that is gone with the test.
  private final class Home {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ lines: String) throws {
      let settings = url.appending(path: ".config")
      try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
      try Data(lines.utf8).write(to: settings.appending(path: "user-dirs.dirs"))
    }
  }

  @Test func theHomeFolderIsTheOneThatTheVariableNames() {
    let folders = PersonalFolders(environment: ["HOME": "/boats/alma"])
    #expect(folders.home.path == "/boats/alma")
    #expect(folders.documents.path == "/boats/alma/Documents")
    #expect(folders.data.path == "/boats/alma/.local/share")
    #expect(folders.caches.path == "/boats/alma/.cache")
    #expect(folders.settings.path == "/boats/alma/.config")
  }

  @Test func otherVariablesNameOtherFolders() {
    let folders = PersonalFolders(environment: [
      "HOME": "/boats/alma", "XDG_DATA_HOME": "/hold", "XDG_CACHE_HOME": "bilge",
      "XDG_CONFIG_HOME": "/bridge",
    ])
    #expect(folders.data.path == "/hold")
    #expect(folders.caches.path == "/boats/alma/.cache")
    #expect(folders.settings.path == "/bridge")
  }

  @Test func aRelativeHomeIsNone() {
    let user = FileManager.default.homeDirectoryForCurrentUser
    #expect(PersonalFolders(environment: ["HOME": "alma"]).home.path == user.path)
    #expect(PersonalFolders(environment: [:]).home.path == user.path)
  }

  @Test(arguments: [
    ("XDG_DOCUMENTS_DIR=\"$HOME/Papers\"", "Papers"),
    ("# Folders\nXDG_MUSIC_DIR=\"$HOME/Songs\"\n XDG_DOCUMENTS_DIR = \"$HOME/A b\"\n", "A b"),
    ("XDG_DOCUMENTS_DIR=\"papers\"", "Documents"), ("XDG_DOCUMENTS_DIR=", "Documents"),
  ])
  func theDesktopNamesTheFolderOfDocuments(lines: String, expected: String) throws {
    let home = Home()
    try home.write(lines)
    let folders = PersonalFolders(environment: ["HOME": home.url.path])
    #expect(folders.documents.path == home.url.appending(path: expected).path)
  }

  @Test func documentsMayStandElsewhere() throws {
    let home = Home()
    try home.write("XDG_DOCUMENTS_DIR=\"/papers\"")
    #expect(PersonalFolders(environment: ["HOME": home.url.path]).documents.path == "/papers")
  }

  @Test func urlsNameTheFoldersOfThisProcess() {
    #expect(URL.cachesDirectory.path == PersonalFolders().caches.path)
    #expect(URL.documentsDirectory.path == PersonalFolders().documents.path)
  }
}
