@_spi(Locked) internal import CoreDependencies
internal import Dispatch
internal import Foundation

/// Tells when files change, whoever changes them. One for the process: their number is limited.
///
/// It watches folders and not files, because editors write another file and rename it.
final class FolderWatch: @unchecked Sendable {
  // Unchecked: `source` is only made and kept.
  private struct File: Hashable {
    let folder: Int32
    let name: String
  }

  private struct Watches {
    var closures: [File: [ObjectIdentifier: @Sendable () -> Void]] = [:]

    func closures(of files: Set<File>) -> [@Sendable () -> Void] {
      files.flatMap { Array((closures[$0] ?? [:]).values) }
    }

    func isWatching(_ folder: Int32) -> Bool {
      closures.contains { $0.key.folder == folder }
    }
  }

  static let shared = FolderWatch()

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)

  private let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
  private let watches = Locked(Watches())
  private let source: any DispatchSourceRead

  private init() {
    let queue = DispatchQueue(label: "core.shared.folders")
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.handle() }
    source.activate()
  }

  /// Calls a closure when a file has been written, replaced or deleted.
  func watch(_ url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    watches.withLock { watches in
      let folder = inotify_add_watch(
        descriptor, url.deletingLastPathComponent().path, Self.events)
      // Without a folder there is nothing to watch; the first write makes it.
      guard folder >= 0 else { return SharedSubscription {} }
      let file = File(folder: folder, name: url.lastPathComponent)
      let id = Identity()
      watches.closures[file, default: [:]][ObjectIdentifier(id)] = onChange
      return SharedSubscription { [self] in remove(id, of: file) }
    }
  }

  private func remove(_ id: Identity, of file: File) {
    let removed = watches.withLock { watches in
      let removed = watches.closures[file]?.removeValue(forKey: ObjectIdentifier(id))
      if watches.closures[file]?.isEmpty == true { watches.closures[file] = nil }
      if !watches.isWatching(file.folder) { inotify_rm_watch(descriptor, file.folder) }
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  /// Tells once of each file, however often it has changed since the last time.
  private func handle() {
    let files = changedFiles()
    for closure in watches.withLock({ $0.closures(of: files) }) { closure() }
  }

  private func changedFiles() -> Set<File> {
    var files: Set<File> = []
    let size = 16_384
    withUnsafeTemporaryAllocation(
      byteCount: size, alignment: MemoryLayout<inotify_event>.alignment
    ) { buffer in
      guard let start = buffer.baseAddress else { return }
      while case let count = read(descriptor, start, size), count > 0 {
        var offset = 0
        while offset < count {
          let event = (start + offset).load(as: inotify_event.self)
          let name = start + offset + MemoryLayout<inotify_event>.size
          if event.len > 0 {
            files.insert(
              File(
                folder: event.wd,
                name: String(cString: name.assumingMemoryBound(to: CChar.self))))
          }
          offset += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    return files
  }

  private final class Identity: Sendable {}
}
