internal import CoreDependencies
internal import Foundation

/// The files in which shared values are stored, on disk or in memory.
protocol SharedFiles: AnyObject, Sendable {
  /// The bytes of a file, nil if there is no file.
  func read(_ url: URL) throws -> Data?
  /// Replaces a file as a whole, and creates the folders around it.
  func write(_ data: Data, to url: URL) throws -> FileStamp?
  /// Identifies the current version of a file; nil if there is no file.
  func stamp(of url: URL) -> FileStamp?
  /// Renames a file that cannot be read, so that it is not overwritten.
  func setAside(_ url: URL) throws
  /// Calls a closure, on any thread, when a file may have changed.
  func watch(_ url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription
  /// Called without a lock after any writer has written or renamed a file.
  func didChange(_ url: URL)
  /// Identifies the files; two objects over the same memory have one id.
  var id: ObjectIdentifier { get }
}

/// The version of a file.
enum FileStamp: Hashable, Sendable {
  case onDisk(inode: UInt64, seconds: Int, nanoseconds: Int, size: Int)
  case inMemory(Data)
}

extension URL {
  /// The name that a file gets when it cannot be read.
  var unreadableSibling: URL { appendingPathExtension("unreadable") }
}

/// Files in memory.
final class MemoryFiles: SharedFiles {
  private final class Watch: Sendable {
    let onChange: @Sendable () -> Void

    init(_ onChange: @escaping @Sendable () -> Void) {
      self.onChange = onChange
    }
  }

  private let files: LockIsolated<[URL: Data]>
  private let watches = LockIsolated<[URL: [ObjectIdentifier: Watch]]>([:])

  init(_ files: LockIsolated<[URL: Data]>) {
    self.files = files
  }

  var id: ObjectIdentifier { ObjectIdentifier(files) }

  func read(_ url: URL) -> Data? { files.value[url] }

  func write(_ data: Data, to url: URL) -> FileStamp? {
    files.withValue { $0[url] = data }
    return .inMemory(data)
  }

  func stamp(of url: URL) -> FileStamp? { read(url).map(FileStamp.inMemory) }

  func setAside(_ url: URL) {
    files.withValue { $0[url.unreadableSibling] = $0.removeValue(forKey: url) }
  }

  func watch(_ url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let watch = Watch(onChange)
    watches.withValue { $0[url, default: [:]][ObjectIdentifier(watch)] = watch }
    return SharedSubscription { [watches] in
      watches.withValue { $0[url, default: [:]][ObjectIdentifier(watch)] = nil }
    }
  }

  func didChange(_ url: URL) {
    for watch in (watches.value[url] ?? [:]).values { watch.onChange() }
  }
}
