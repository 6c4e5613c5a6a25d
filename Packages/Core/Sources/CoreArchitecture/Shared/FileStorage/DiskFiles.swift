internal import Foundation

/// Files on disk.
final class DiskFiles: SharedFiles {
  func read(_ url: URL) throws -> Data? {
    guard stamp(of: url) != nil else { return nil }
    return try Data(contentsOf: url)
  }

  func write(_ data: Data, to url: URL) throws -> FileStamp? {
    // Replacing a link would cut it from the file it leads to.
    let url = url.resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let draft = folder.appendingPathComponent(
      Self.draftPrefix(of: url) + UUID().uuidString + Self.draftSuffix)
    do {
      try data.write(to: draft)
      let permissions = Self.status(of: url)?.st_mode
      if let permissions { chmod(draft.path, permissions & 0o7777) }
      let stamp = stamp(of: draft)
      guard rename(draft.path, url.path) == 0 else { throw SystemError(number: errno) }
      return stamp
    } catch {
      unlink(draft.path)
      throw error
    }
  }

  func stamp(of url: URL) -> FileStamp? {
    Self.status(of: url).map {
      .onDisk(
        inode: UInt64($0.st_ino), seconds: Int($0.st_mtim.tv_sec),
        nanoseconds: Int($0.st_mtim.tv_nsec), size: Int($0.st_size))
    }
  }

  func setAside(_ url: URL) throws {
    var sibling = url.unreadableSibling
    var number = 1
    while Self.status(of: sibling) != nil {
      number += 1
      sibling = url.unreadableSibling.appendingPathExtension("\(number)")
    }
    guard rename(url.path, sibling.path) == 0 || errno == ENOENT else {
      throw SystemError(number: errno)
    }
  }

  func watch(_ url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let url = url.resolvingSymlinksInPath()
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    removeAbandonedDrafts(of: url)
    return FolderWatch.shared.watch(url, onChange)
  }

  /// Removes what processes have left that were killed while they wrote. A draft lives for much
  /// less than a minute otherwise.
  private func removeAbandonedDrafts(of url: URL) {
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let prefix = Self.draftPrefix(of: url)
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(Self.draftSuffix) {
      let draft = folder.appendingPathComponent(name)
      guard let status = Self.status(of: draft), time(nil) - status.st_mtim.tv_sec > 60
      else { continue }
      unlink(draft.path)
    }
  }

  private static let draftSuffix = ".draft"

  private static func draftPrefix(of url: URL) -> String { ".\(url.lastPathComponent)." }

  private static func status(of url: URL) -> stat? {
    var status = stat()
    return stat(url.path, &status) == 0 ? status : nil
  }
}

/// What the operating system says went wrong.
struct SystemError: Error, CustomStringConvertible {
  let number: Int32

  var description: String { String(cString: strerror(number)) }
}
