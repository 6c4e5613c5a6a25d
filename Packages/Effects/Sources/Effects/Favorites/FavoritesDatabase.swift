import Foundation
internal import GRDB

/// The favorites in a file, which is opened at the first call.
actor FavoritesDatabase {
  /// How long a write waits for one of another process, in seconds.
  private static let patience: TimeInterval = 5

  private let file: URL
  private var opened: DatabaseQueue?

  init(file: URL) {
    self.file = file
  }

  func all() async throws -> [Repository] {
    try await perform { queue in
      try await queue.read { db in
        try FavoriteRecord.order(FavoriteRecord.Columns.position).fetchAll(db).map(\.repository)
      }
    }
  }

  func save(_ repository: Repository) async throws {
    try await perform { queue in
      try await queue.write { db in try FavoriteRecord(repository).upsert(db) }
    }
  }

  func remove(_ id: Repository.ID) async throws {
    try await perform { queue in
      try await queue.write { db in
        _ = try FavoriteRecord.filter(FavoriteRecord.Columns.repositoryID == id).deleteAll(db)
      }
    }
  }

  /// Closes the connection; the last one to the file moves into it what is in the files beside it.
  func close() {
    try? opened?.close()
    opened = nil
  }

  /// Runs work on the open file, and closes it after a failure, because it may be repaired by the
  /// next call.
  private func perform<Result: Sendable>(
    _ work: @Sendable (DatabaseQueue) async throws -> Result
  ) async throws -> Result {
    do {
      return try await work(try queue())
    } catch let error as CancellationError {
      throw error
    } catch {
      opened = nil
      throw FavoritesError(error, file: file)
    }
  }

  private func queue() throws -> DatabaseQueue {
    if let opened { return opened }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    var configuration = Configuration()
    configuration.busyMode = .timeout(Self.patience)
    // In WAL mode readers and a writer of several processes do not wait for each other. GRDB's own
    // setting for it would write to the file, also to one that is damaged.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
    let queue = try DatabaseQueue(
      path: file.path(percentEncoded: false), configuration: configuration)
    if try queue.read(FavoritesSchema.isBehind) { try queue.write(FavoritesSchema.bringUpToDate) }
    opened = queue
    return queue
  }
}
