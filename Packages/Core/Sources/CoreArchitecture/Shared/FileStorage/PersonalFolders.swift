public import Foundation

/// The folders of a person, as the variables of a process name them.
///
/// Foundation takes the home folder of the user database for documents, whatever `HOME` says.
struct PersonalFolders {
  private let environment: [String: String]

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// The folder that `HOME` names, or else that of the user.
  var home: URL { named("HOME") ?? FileManager.default.homeDirectoryForCurrentUser }

  /// The folder for settings: `XDG_CONFIG_HOME`, or `.config` in the home folder.
  var settings: URL { named("XDG_CONFIG_HOME") ?? folder(".config") }

  /// The folder for data that programs keep: `XDG_DATA_HOME`, or `.local/share`.
  var data: URL { named("XDG_DATA_HOME") ?? folder(".local/share") }

  /// The folder for data that programs can make again: `XDG_CACHE_HOME`, or `.cache`.
  var caches: URL { named("XDG_CACHE_HOME") ?? folder(".cache") }

  /// The folder for documents that the desktop's `user-dirs.dirs` names, or `Documents`.
  var documents: URL {
    let file = settings.appending(path: "user-dirs.dirs")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    let value = lines.lazy.compactMap { Self.value(of: "XDG_DOCUMENTS_DIR", in: $0) }.last
    return value.flatMap(expanded) ?? folder("Documents")
  }

  /// A path in quotes, which begins with a slash or with `$HOME`; every other is ignored.
  private func expanded(_ path: String) -> URL? {
    if path.hasPrefix("$HOME/") { return folder(String(path.dropFirst(6))) }
    return path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
  }

  private static func value(of name: String, in line: Substring) -> String? {
    let parts = line.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name else {
      return nil
    }
    let quoted = parts[1].trimmingCharacters(in: .whitespaces)
    guard quoted.count > 2, quoted.hasPrefix("\""), quoted.hasSuffix("\"") else { return nil }
    return String(quoted.dropFirst().dropLast())
  }

  private func folder(_ path: String) -> URL {
    home.appending(path: path, directoryHint: .isDirectory)
  }

  /// A variable with a relative path means nothing.
  private func named(_ variable: String) -> URL? {
    environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      .map { URL(filePath: $0, directoryHint: .isDirectory) }
  }
}

// On other platforms Foundation has these.
extension URL {
  /// The user's folder for documents: `Documents` in the folder that `HOME` names, or the one that
  /// the desktop's settings name.
  public static var documentsDirectory: URL { PersonalFolders().documents }

  /// The user's folder for data that programs keep: `XDG_DATA_HOME`, or `~/.local/share`.
  public static var applicationSupportDirectory: URL { PersonalFolders().data }

  /// The user's folder for data that programs can make again: `XDG_CACHE_HOME`, or `~/.cache`.
  public static var cachesDirectory: URL { PersonalFolders().caches }
}
