import Core
import Foundation

/// Keeps one value from one run of a program to the next.
public struct ArchiveClient: Sendable {
  /// What was kept; nil if nothing was. Throws when it is there and cannot be read.
  public var load: @Sendable () throws -> Data?
  /// Keeps data in the place of what was kept before, whole or not at all.
  public var store: @Sendable (Data) throws -> Void
  /// Told of failures to keep something.
  public var report: @Sendable (any Error) -> Void

  public init(
    load: @escaping @Sendable () throws -> Data?,
    store: @escaping @Sendable (Data) throws -> Void,
    report: @escaping @Sendable (any Error) -> Void = { _ in }
  ) {
    self.load = load
    self.store = store
    self.report = report
  }

  /// Keeps a value. A failure is told to `report`.
  public func save(_ value: some Encodable) {
    do {
      try store(JSONEncoder().encode(value))
    } catch {
      report(error)
    }
  }

  /// The value that was kept; nil if none was. Throws when it cannot be read or is of another type.
  public func restore<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    try load().map { try JSONDecoder().decode(type, from: $0) }
  }
}

extension DependencyValues {
  /// Where the app keeps its place.
  public var archive: ArchiveClient {
    get { self[ArchiveClient.self] }
    set { self[ArchiveClient.self] = newValue }
  }
}
