import Core
import Foundation

extension ArchiveClient: DependencyKey {
  /// Keeps nothing: a program that wants to be restored says where with ``file(_:report:)``.
  public static let liveValue = ArchiveClient(load: { nil }, store: { _ in })
}

extension ArchiveClient {
  /// Keeps the value in a file, which is replaced in one step. Folders are made as needed, for
  /// their owner's eyes only.
  public static func file(
    _ url: URL, report: @escaping @Sendable (any Error) -> Void = { _ in }
  ) -> Self {
    Self(
      load: { FileManager.default.fileExists(atPath: url.path) ? try Data(contentsOf: url) : nil },
      store: { data in
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
        try data.write(to: url, options: .atomic)
      },
      report: report)
  }

  /// The file for a program in the folder for states: `$XDG_STATE_HOME`, else `~/.local/state`.
  public static func stateFile(
    of program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let chosen = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder =
      chosen.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent(".local/state", isDirectory: true)
    return folder.appendingPathComponent("\(program)/state.json")
  }
}
