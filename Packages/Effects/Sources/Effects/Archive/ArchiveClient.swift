import Core
import Foundation

/// Saves one value between two runs of a program.
public struct ArchiveClient: Sendable {
  /// Returns the saved data, or nil if there is none; throws if it cannot be read.
  public var load: @Sendable () throws -> Data?
  /// Replaces the saved data, as a whole or not at all.
  public var store: @Sendable (Data) throws -> Void
  /// Moves the saved data out of the way, so that the next save does not replace it.
  ///
  /// Returns the path that it has then, or nil if there is nothing that can be moved.
  public var setAside: @Sendable () -> String?
  /// Called with the error when ``save(_:)`` fails.
  public var report: @Sendable (any Error) -> Void

  /// Creates a client from its endpoints; by default it moves nothing and reports nothing.
  public init(
    load: @escaping @Sendable () throws -> Data?,
    store: @escaping @Sendable (Data) throws -> Void,
    setAside: @escaping @Sendable () -> String? = { nil },
    report: @escaping @Sendable (any Error) -> Void = { _ in }
  ) {
    self.load = load
    self.store = store
    self.setAside = setAside
    self.report = report
  }

  /// Saves a value as JSON, and calls `report` if that fails.
  public func save(_ value: some Encodable) {
    do {
      try store(JSONEncoder().encode(value))
    } catch {
      report(error)
    }
  }

  /// Returns the saved value, or nil if there is none.
  ///
  /// Throws what `load` throws, and a ``JSONError`` if the saved data is not such a value.
  public func restore<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    guard let data = try load() else { return nil }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw JSONError(error, in: data)
    }
  }
}

extension DependencyValues {
  /// The client that saves the app's state.
  public var archive: ArchiveClient {
    get { self[ArchiveClient.self] }
    set { self[ArchiveClient.self] = newValue }
  }
}

/// Why a value cannot be saved in a file, or restored from it.
public enum ArchiveError: Error, Equatable, Sendable {
  /// The file at the path exists and cannot be read.
  case unreadable(path: String, reason: String)
  /// The file at the path cannot be written.
  case unwritable(path: String, reason: String)
  /// There is no room left for the file at the path.
  case full(path: String)
}

extension ArchiveError: CustomStringConvertible, LocalizedError {
  /// What happened and how to fix it, for a person to read.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      """
      \(path) cannot be read: \(reason). Check that it is a file which you may read, or choose \
      another folder with XDG_STATE_HOME.
      """
    case .unwritable(let path, let reason):
      """
      \(path) cannot be written: \(reason). Check that you may write the file and its folder, or \
      choose another folder with XDG_STATE_HOME.
      """
    case .full(let path):
      "There is no room left for \(path). Free some, or choose another folder with XDG_STATE_HOME."
    }
  }

  /// The same as `description`, for `localizedDescription`.
  public var errorDescription: String? { description }
}
