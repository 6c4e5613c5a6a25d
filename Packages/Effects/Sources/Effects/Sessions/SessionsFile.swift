import Foundation
import Glibc
import Synchronization

/// The file of sessions, which may be taken away, or have another put in its place, while it is
/// open.
///
/// SQLite would go on writing to what nobody finds any more. So each use looks whether it is there:
/// the first that misses it fails, and the next one opens what is there by then, or begins a new
/// one.
final class SessionsFile: Sendable {
  private struct State {
    var database: SessionsDatabase?
    /// What tells the open file from any other.
    var identity: [UInt64] = []
  }

  private let file: URL
  private let path: String
  private let lease: Double
  private let state: Mutex<State>

  /// Opens the file.
  ///
  /// One that is damaged is renamed, and a new one begun, if the closure is there to be told its
  /// new name.
  init(_ file: URL, lease: Double, replacing tell: ((String) -> Void)? = nil) throws {
    (self.file, path, self.lease) = (file, file.path(percentEncoded: false), lease)
    state = Mutex(State())
    do {
      _ = try state.withLock { try open(&$0) }
    } catch SessionsError.damaged(_) where tell != nil {
      tell?(try setAside())
      _ = try state.withLock { try open(&$0) }
    }
  }

  /// Runs a closure with what is open.
  ///
  /// Throws a ``SessionsError``.
  func use<Result>(_ body: (SessionsDatabase) async throws -> Result) async throws -> Result {
    do {
      return try await body(try current())
    } catch {
      throw SessionsError(error, path: path)
    }
  }

  func read<Result>(_ body: (SessionsDatabase) throws -> Result) throws -> Result {
    do {
      return try body(try current())
    } catch {
      throw SessionsError(error, path: path)
    }
  }

  private func current() throws -> SessionsDatabase {
    try state.withLock { state in
      if let database = state.database {
        if identity == state.identity { return database }
        // Closed before another is opened, or it would take that one's log along when it goes.
        try database.close()
        state.database = nil
        throw SessionsError.gone(path: path)
      }
      return try open(&state)
    }
  }

  private func open(_ state: inout State) throws -> SessionsDatabase {
    do {
      let database = try SessionsDatabase(file: file, lease: lease)
      state = State(database: database, identity: identity)
      return database
    } catch {
      throw SessionsError(error, path: path)
    }
  }

  private var identity: [UInt64] {
    var status = stat()
    guard stat(path, &status) == 0 else { return [] }
    return [UInt64(status.st_dev), UInt64(status.st_ino)]
  }

  /// Renames a damaged file, and what SQLite has put beside it; returns the new name.
  private func setAside() throws -> String {
    let time = Int(Date.now.timeIntervalSince1970)
    for ending in ["", "-wal", "-shm"] where access(path + ending, F_OK) == 0 {
      guard rename(path + ending, "\(path).damaged-\(time)\(ending)") == 0 else {
        let reason = String(cString: strerror(errno))
        throw SessionsError.inaccessible(path: path, reason: reason)
      }
    }
    return "\(path).damaged-\(time)"
  }
}
