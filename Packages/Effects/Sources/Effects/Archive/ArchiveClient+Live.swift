import Core
import Foundation

extension ArchiveClient: DependencyKey {
  /// A client that saves nothing; a program that is to be restored chooses ``file(_:report:)``.
  public static let liveValue = ArchiveClient(load: { nil }, store: { _ in })
}

extension ArchiveClient {
  /// Returns a client that saves the value in a file, which it replaces in one step.
  ///
  /// Missing folders are created; they and the file are for their owner alone. The endpoints throw
  /// an ``ArchiveError``.
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

  /// Returns the file of a program in the folder for states: `$XDG_STATE_HOME`, else
  /// `~/.local/state`.
  public static func stateFile(
    of program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    URL.personalFolder("XDG_STATE_HOME", else: ".local/state", in: environment)
      .appending(path: "\(program)/state.json")
  }
}
