internal import Foundation

/// Files on disk.
final class DiskFiles: SharedFiles {
  var id: ObjectIdentifier { ObjectIdentifier(self) }

  /// Does nothing, because the system notifies the watchers of any change.
  func didChange(_ url: URL) {}

  func read(_ url: URL) throws -> Data? {
    guard stamp(of: url) != nil else { return nil }
    return try Data(contentsOf: url)
  }

  func write(_ data: Data, to url: URL) throws -> FileStamp? {
    // Replacing a symbolic link would leave the file that it points to as it was.
    let url = url.resolvingSymlinksInPath()
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let draft = try FileDraft(of: url)
    do {
      try draft.write(data)
      let stamp = stamp(of: draft.url)
      try draft.replaceFile()
      return stamp
    } catch {
      draft.discard()
      throw error
    }
  }

  func stamp(of url: URL) -> FileStamp? {
    url.fileStatus.map {
      .onDisk(
        inode: UInt64($0.st_ino), seconds: Int($0.st_mtim.tv_sec),
        nanoseconds: Int($0.st_mtim.tv_nsec), size: Int($0.st_size))
    }
  }

  func setAside(_ url: URL) throws {
    var sibling = url.unreadableSibling
    var number = 1
    while sibling.fileStatus != nil {
      number += 1
      sibling = url.unreadableSibling.appendingPathExtension("\(number)")
    }
    guard rename(url.path, sibling.path) == 0 || errno == ENOENT else {
      throw SystemError(number: errno)
    }
  }

  func watch(_ url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let target = url.resolvingSymlinksInPath()
    try? FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    FileDraft.removeAbandoned(of: target)
    let watch = LinkedFileWatch(url, onChange)
    return SharedSubscription { watch.cancel() }
  }
}

/// An error that the operating system reports by its number.
struct SystemError: Error, CustomStringConvertible {
  let number: Int32

  var description: String { String(cString: strerror(number)) }
}
