@_spi(Locked) internal import CoreDependencies
internal import Foundation

/// Watches a file and, while it is a symbolic link, the files that it leads to.
final class LinkedFileWatch: Sendable {
  private let url: URL
  private let onChange: @Sendable () -> Void
  /// By path; nil once it is cancelled.
  private let subscriptions = Locked<[String: SharedSubscription]?>([:])

  init(_ url: URL, _ onChange: @escaping @Sendable () -> Void) {
    self.url = url
    self.onChange = onChange
    follow()
  }

  func cancel() {
    // They are released, and so end, after the lock.
    _ = subscriptions.withLock { $0.take() }
  }

  /// Watches the files that the links lead to now, and no others.
  private func follow() {
    var files: [String: URL]
    repeat {
      files = url.linkedFiles
      let before = subscriptions.withLock { [files] subscriptions in
        let before = subscriptions
        subscriptions = before.map { before in
          files.reduce(into: [:]) { $0[$1.key] = before[$1.key] ?? watch($1.value) }
        }
        return before
      }
      withExtendedLifetime(before) {}
      // A link may have changed before it was watched.
    } while files != url.linkedFiles
  }

  private func watch(_ file: URL) -> SharedSubscription {
    FolderWatch.shared.watch(file) { [weak self] in
      self?.follow()
      self?.onChange()
    }
  }
}

extension URL {
  /// The file and, if it is a symbolic link, those that it leads to, by path.
  fileprivate var linkedFiles: [String: URL] {
    var files: [String: URL] = [:]
    var next: URL? = self
    while let link = next?.withResolvedFolder, files.updateValue(link, forKey: link.path) == nil {
      let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)
      next = destination.map {
        URL(filePath: $0, relativeTo: link.deletingLastPathComponent()).absoluteURL
      }
    }
    return files
  }

  private var withResolvedFolder: URL {
    deletingLastPathComponent().resolvingSymlinksInPath()
      .appending(path: lastPathComponent, directoryHint: .notDirectory)
  }
}
