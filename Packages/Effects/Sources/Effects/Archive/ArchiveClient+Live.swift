import Core
import Foundation

extension ArchiveClient: DependencyKey {
  /// Keeps nothing: a program that wants to be restored says where with ``file(_:report:)``.
  public static let liveValue = ArchiveClient(load: { nil }, store: { _ in })
}

extension ArchiveClient {
  /// Keeps the value in a file, which is replaced in one step. Folders are made as needed, and like
  /// the file for their owner's eyes only. What it throws is an ``ArchiveError``.
  public static func file(
    _ url: URL, report: @escaping @Sendable (any Error) -> Void = { _ in }
  ) -> Self {
    let file = ReplaceableFile(path: url.path(percentEncoded: false))
    return Self(
      load: {
        do throws(SystemFailure) {
          return try file.read()
        } catch {
          throw ArchiveError.unreadable(path: file.path, reason: error.reason)
        }
      },
      store: { data in
        do throws(SystemFailure) {
          try file.write(data)
        } catch {
          throw error.isForWantOfRoom
            ? ArchiveError.full(path: file.path)
            : .unwritable(path: file.path, reason: error.reason)
        }
      },
      setAside: { try? file.setAside() },
      report: report)
  }

  /// The file for a program in the folder for states: `$XDG_STATE_HOME`, else `~/.local/state`.
  public static func stateFile(
    of program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    URL.personalFolder("XDG_STATE_HOME", else: ".local/state", in: environment)
      .appending(path: "\(program)/state.json")
  }
}
