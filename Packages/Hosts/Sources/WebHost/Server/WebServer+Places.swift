import Effects
import Foundation
import Logging

/// Where what is kept stands.
extension WebServer {
  /// Opens the database in which sessions, user defaults and keys are kept; nil if a file is to
  /// hold them.
  nonisolated static func database(_ settings: WebSettings) async throws
    -> SessionsClient?
  {
    guard let address = settings.database else { return nil }
    return try await .postgres(at: address)
  }

  /// Opens the file in which sessions and user defaults are kept; nil if none are to be.
  nonisolated static func client(
    _ settings: WebSettings, _ logger: Logger
  ) throws -> SessionsClient? {
    guard settings.sessions != "" else { return nil }
    let tell = { (name: String) in
      logger.error(
        "The file of sessions is damaged, so another one is begun", metadata: ["kept": "\(name)"])
    }
    return try .sqlite(at: file(settings), replacing: settings.replacesDamaged ? tell : nil)
  }

  /// Reads what signs cookies, beside the sessions; without a place for these it ends with the
  /// process.
  nonisolated static func keys(
    _ settings: WebSettings, _ database: SessionsClient?, isKept: Bool, _ logger: Logger
  ) async throws -> CookieKeys {
    if let keys = try await database?.keys?(CookieKeys.newBytes(), settings.keyDays) {
      return try CookieKeys(shared: keys)
    }
    guard settings.sessions != "" else { return try CookieKeys(days: settings.keyDays) }
    let file = file(settings).appendingPathExtension("keys")
    do {
      return try CookieKeys(file: file, days: settings.keyDays)
    } catch  where !isKept {
      logger.error("Browsers are known to this process alone", metadata: ["reason": "\(error)"])
      return try CookieKeys(days: settings.keyDays)
    }
  }

  nonisolated static func file(_ settings: WebSettings) -> URL {
    settings.database == nil
      ? settings.sessions.map { URL(filePath: $0) } ?? defaultFile : defaultFile
  }

  /// A file for each program, in the folder for what programs keep.
  nonisolated static var defaultFile: URL {
    let folder =
      ProcessInfo.processInfo.environment["XDG_STATE_HOME"].map { URL(filePath: $0) }
      ?? URL(filePath: NSHomeDirectory()).appending(path: ".local/state")
    return folder.appending(path: "modular/\(Program.name).sessions")
  }
}
