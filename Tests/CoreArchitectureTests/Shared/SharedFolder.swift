import Core
import Foundation

func makeFolder() throws -> URL {
  let folder = FileManager.default.temporaryDirectory.appending(path: "shared-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}

/// Runs a test in a folder of its own.
func withFolder(_ body: (URL) throws -> Void) throws {
  let folder = try makeFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}

/// Does something and waits until a shared value has changed by it.
func change<Value: Sendable>(of value: Shared<Value>, by body: @Sendable () throws -> Void)
  async rethrows
{
  let (changes, continuation) = AsyncStream<Void>.makeStream()
  withPerceptionTracking {
    _ = value.wrappedValue
  } onChange: {
    continuation.yield()
  }
  try body()
  for await _ in changes { return }
}
