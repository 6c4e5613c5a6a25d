import Core
import Foundation

/// Keeps one value from one run of a program to the next.
public struct ArchiveClient: Sendable {
  /// What was kept; nil if nothing was. Throws when it is there and cannot be read.
  public var load: @Sendable () throws -> Data?
  /// Keeps data in the place of what was kept before, whole or not at all.
  public var store: @Sendable (Data) throws -> Void
  /// Moves what was kept out of the way, so that it outlives the next value, and returns the path
  /// where it is then; nil if there is nothing that can be moved.
  public var setAside: @Sendable () -> String?
  /// Told of failures to keep something.
  public var report: @Sendable (any Error) -> Void

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

  /// Keeps a value. A failure is told to `report`.
  public func save(_ value: some Encodable) {
    do {
      try store(JSONEncoder().encode(value))
    } catch {
      report(error)
    }
  }

  /// The value that was kept; nil if none was. Throws what `load` throws, and a ``JSONFlaw`` when
  /// something else was kept.
  public func restore<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    guard let data = try load() else { return nil }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw JSONFlaw(error, in: data)
    }
  }
}

extension DependencyValues {
  /// Where the app keeps its place.
  public var archive: ArchiveClient {
    get { self[ArchiveClient.self] }
    set { self[ArchiveClient.self] = newValue }
  }
}
