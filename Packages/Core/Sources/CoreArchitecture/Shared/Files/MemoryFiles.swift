internal import CoreDependencies
internal import Foundation

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
