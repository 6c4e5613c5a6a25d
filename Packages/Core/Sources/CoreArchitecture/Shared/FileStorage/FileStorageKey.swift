internal import CoreDependencies
public import Foundation

/// Stores a shared value in a file.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  private let storage: FileStorage
  private let writer: FileWriter<Value>

  fileprivate init(_ url: URL, _ coding: FileCoding<Value>) {
    @Dependency(\.defaultFileStorage) var storage
    self.storage = storage
    writer = FileWriter(url, storage, coding)
  }

  /// The URL of the file, and the storage that holds it.
  public var id: FileStorageKeyID { FileStorageKeyID(url: writer.url, storage: storage) }

  /// Resumes at once with the value in the file, nil if there is no file, or the error.
  ///
  /// If there is no file, one is written with the initial value, so that others find it.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let result = Result { try writer.read() }
    if case .success(nil) = result, let value = context.initialValue { writer.create(value) }
    continuation.resume(with: result)
  }

  /// Passes on changes of the file by others; cancelling writes the last changes.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let watch = storage.files.watch(writer.url) { [writer] in
      if let change = writer.readIfChanged() { subscriber.yield(with: change) }
    }
    return SharedSubscription { [writer] in
      watch.cancel()
      writer.flush()
    }
  }

  /// Writes a change when its turn comes, and at once when the app calls `save`.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    switch context {
    case .didSet: writer.submit({ value }, continuation)
    case .userInitiated: writer.write(value, continuation)
    }
  }
}

extension FileStorageKey: LateSavingKey {
  func saveLater(_ value: @escaping @Sendable () -> Value?, _ continuation: SaveContinuation) {
    writer.submit(value, continuation)
  }
}

extension FileStorageKey: ExplainingKey {
  func explanation(ofLoading error: any Error) -> String {
    SharedFileError.unreadable(writer.url, type: "'\(Value.self)'", error).description
  }

  func explanation(ofSaving error: any Error) -> String {
    SharedFileError.unwritable(writer.url, error).description
  }
}

extension FileStorageKey: CustomStringConvertible {
  /// The call that makes the key, with the file's path.
  public var description: String { ".fileStorage(\(String(reflecting: writer.url.path)))" }
}

extension SharedReaderKey {
  /// Stores a shared value in a file, as JSON unless a coder says otherwise.
  ///
  /// A file that cannot be read is reported; it is renamed, not overwritten, when the value is
  /// saved.
  public static func fileStorage<Value: Codable>(
    _ url: URL, decoder: JSONDecoder? = nil, encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    let decoder = decoder ?? JSONDecoder()
    let encoder = encoder ?? .ofSharedFiles
    return fileStorage(
      url,
      decode: { try decoder.decode(Value.self, from: $0) },
      encode: { try encoder.encode($0) })
  }

  /// Stores a shared value in a file, in a format that two closures define.
  public static func fileStorage<Value>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, FileCoding(decode: decode, encode: encode))
  }
}

extension JSONEncoder {
  /// An encoder whose output a person can read and edit, always in the same order.
  fileprivate static var ofSharedFiles: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

/// Identifies a file by its URL and its storage.
public struct FileStorageKeyID: Hashable, Sendable {
  let url: URL
  let storage: FileStorage
}

/// Converts a value to and from the bytes of a file.
struct FileCoding<Value>: Sendable {
  let decode: @Sendable (Data) throws -> Value
  let encode: @Sendable (Value) throws -> Data
}
