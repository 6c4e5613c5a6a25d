import Foundation
internal import GRDB

/// Why a session, or the place where all are kept, cannot be had.
public enum SessionsError: Error, Hashable, Sendable {
  /// Another process serves the session.
  case leased
  /// The file at the path holds something else, or is unreadable in part; it was not changed.
  case damaged(path: String)
  /// Another program has locked the file at the path for too long.
  case locked(path: String)
  /// There is no room left for the file at the path.
  case full(path: String)
  /// The file at the path is not there any more, or another one is.
  case gone(path: String)
  /// The file at the path cannot be opened or written.
  case inaccessible(path: String, reason: String)
  /// The database at the address does not answer, or refuses what is asked of it.
  case refused(server: String, reason: String)
  /// That is no address of a database, or one that is not to be used.
  case noAddress(reason: String)
  /// There is no libpq on this machine, which what is kept in PostgreSQL needs.
  case noLibrary

  init(_ error: any Error, path: String) {
    switch error {
    case let error as Self: self = error
    case let error as DatabaseError:
      switch error.resultCode.primaryResultCode {
      case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .damaged(path: path)
      case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked(path: path)
      case .SQLITE_FULL: self = .full(path: path)
      default: self = .inaccessible(path: path, reason: error.message ?? "\(error.resultCode)")
      }
    default: self = .inaccessible(path: path, reason: error.localizedDescription)
    }
  }

  init(_ error: any Error, server: String) {
    switch error {
    case let error as Self: self = error
    case is MissingLibrary: self = .noLibrary
    case let error as PostgresAddress.ValidationError: self = .noAddress(reason: error.description)
    case let error as PostgresError: self = .refused(server: server, reason: error.message)
    default: self = .refused(server: server, reason: "\(error)")
    }
  }
}

extension SessionsError: CustomStringConvertible {
  /// What happened and what to do about it, for whoever runs the server.
  public var description: String {
    switch self {
    case .leased: "Another process serves the session."
    case .damaged(let path):
      """
      '\(path)' is damaged, or holds no sessions. It was left as it is. Put a copy of it back, or begin \
      anew and keep it under another name: --web corrupt=set-aside.
      """
    case .locked(let path):
      """
      Another program has locked '\(path)'. End it, which "fuser \(path)" shows, or let it come to its end.
      """
    case .full(let path):
      "There is no room left for '\(path)'. Make room, or name another file: --web sessions=FILE."
    case .gone(let path):
      "'\(path)' is not there any more. Put it back; otherwise another one is begun."
    case .inaccessible(let path, let reason):
      """
      '\(path)' cannot be used: \(reason). Let this user write it and its folder, or name another file: \
      --web sessions=FILE.
      """
    case .refused(let server, let reason):
      """
      The database at '\(server)' cannot be used: \(reason). Sessions are stored as soon as it can; \
      "psql '\(server)'" says the same.
      """
    case .noAddress(let reason): reason
    case .noLibrary:
      """
      Sessions in PostgreSQL need libpq, of version 14 or later: sudo apt-get install libpq5. Or name a \
      file: --web sessions=FILE.
      """
    }
  }
}
