internal import Foundation

/// A file that is written beside another one and then replaces it as a whole.
///
/// At no moment can anyone read it who may not read the other one.
struct FileDraft {
  private let target: URL
  let url: URL
  private let handle: FileHandle

  /// Makes an empty draft with the permissions of the file that it will replace.
  init(of target: URL) throws {
    self.target = target
    url = target.deletingLastPathComponent().appendingPathComponent(
      Self.prefix(of: target) + UUID().uuidString + Self.suffix)
    let existing = target.fileStatus
    let descriptor = open(
      url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, existing == nil ? 0o666 : 0o600)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    if let existing { Self.adopt(existing, descriptor) }
  }

  /// Gives the draft the owner and the permissions of the other file, as far as that is allowed.
  private static func adopt(_ existing: stat, _ descriptor: Int32) {
    var status = stat()
    // If the draft has another group, the permissions of the file's group do not apply to it.
    let hasGroup =
      fchown(descriptor, existing.st_uid, existing.st_gid) == 0
      || fchown(descriptor, .max, existing.st_gid) == 0
      || (fstat(descriptor, &status) == 0 && status.st_gid == existing.st_gid)
    fchmod(descriptor, existing.st_mode & (hasGroup ? 0o7777 : 0o7707))
  }

  func write(_ data: Data) throws { try handle.write(contentsOf: data) }

  /// Replaces the other file with the draft.
  func replaceFile() throws {
    try handle.close()
    guard rename(url.path, target.path) == 0 else { throw SystemError(number: errno) }
  }

  func discard() { unlink(url.path) }

  /// Removes the drafts of processes that were killed while they wrote.
  ///
  /// Any other draft lives for much less than a minute.
  static func removeAbandoned(of target: URL) {
    let folder = target.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix(of: target)) && name.hasSuffix(suffix) {
      let draft = folder.appendingPathComponent(name)
      guard let status = draft.fileStatus, time(nil) - status.st_mtim.tv_sec > 60 else { continue }
      unlink(draft.path)
    }
  }

  private static let suffix = ".draft"

  private static func prefix(of target: URL) -> String { ".\(target.lastPathComponent)." }
}

extension URL {
  /// The system's record of the file, nil if there is none.
  var fileStatus: stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
