import Foundation

/// Runs `body` with the URL of a file in a folder of its own, which is removed afterwards.
func withTemporaryFile<Result>(
  _ name: String = "favorites.sqlite", _ body: (URL) async throws -> Result
) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder.appending(path: name))
}
