import Foundation

/// A file whose content is replaced as a whole or not at all.
struct ReplaceableFile: Sendable {
  private static let longestChain = 40

  let path: String

  /// What the file holds; nil if there is none.
  func read() throws(SystemFailure) -> Data? {
    let file: Int32
    do throws(SystemFailure) {
      file = try SystemFailure.check { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    } catch {
      if error.number == ENOENT { return nil }
      throw error
    }
    defer { close(file) }
    var data = Data()
    var block = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = try SystemFailure.check { Foundation.read(file, &block, block.count) }
      if count == 0 { return data }
      data += block[..<count]
    }
  }

  /// Replaces the content.
  ///
  /// Missing folders are created, and so is the file, for their owner alone. A link stays a link:
  /// the file that it leads to is replaced. A device or a pipe is written to.
  func write(_ data: Data) throws(SystemFailure) {
    try Self.makeFolder(path.folder)
    let path = try target()
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, !status.isRegular { return try Self.fill(path, with: data) }
    var draft = try FileDraft(of: path)
    try draft.write(data)
    if isThere { draft.belong(as: status) }
    try draft.replace(path)
  }

  /// Moves the file out of the way, if there is one, and returns where it is then.
  func setAside() throws(SystemFailure) -> String? {
    let path = try target()
    var status = stat()
    guard stat(path, &status) == 0, status.isRegular else { return nil }
    var (sibling, number) = ("\(path).unreadable", 1)
    while lstat(sibling, &status) == 0 {
      number += 1
      sibling = "\(path).unreadable-\(number)"
    }
    try SystemFailure.check { rename(path, sibling) }
    return sibling
  }

  /// The path at the end of all links, whether there is a file or not.
  private func target() throws(SystemFailure) -> String {
    var path = path
    for _ in 0..<Self.longestChain {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      path = link.hasPrefix("/") ? link : "\(path.folder)/\(link)"
    }
    throw SystemFailure(number: ELOOP)
  }

  private static func makeFolder(_ path: String) throws(SystemFailure) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path.folder != path else { throw .last }
    try makeFolder(path.folder)
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw .last }
  }

  private static func fill(_ path: String, with data: Data) throws(SystemFailure) {
    let file = try SystemFailure.check { open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK) }
    defer { close(file) }
    try SystemFailure.write(data, to: file)
  }
}

extension String {
  /// The path of the folder that a path leads into.
  fileprivate var folder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}

extension stat {
  fileprivate var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
}

/// The next content of a file, which replaces it once it is written.
///
/// It stands beside the file, and all who write the file share one: a lock makes them take turns.
/// So a process that is killed leaves one draft at most, and the next writer uses it.
struct FileDraft: ~Copyable {
  private let path: String
  private let file: Int32
  private var isInPlace = false

  /// Opens the draft, once nobody else has it locked.
  init(of target: String) throws(SystemFailure) {
    let path = "\(target).draft"
    self.path = path
    while true {
      let file = try SystemFailure.check {
        open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
      }
      // Where a file system has no locks, it goes without.
      _ = try? SystemFailure.check { flock(file, LOCK_EX) }
      var (own, current) = (stat(), stat())
      let isStillThere =
        fstat(file, &own) == 0 && lstat(path, &current) == 0 && own.st_ino == current.st_ino
      if isStillThere {
        self.file = file
        return
      }
      // Whoever had the lock has put the draft in its place, or removed it.
      close(file)
    }
  }

  deinit {
    if !isInPlace { unlink(path) }
    close(file)
  }

  /// Replaces the draft's content, and returns when it is on the disk.
  func write(_ data: Data) throws(SystemFailure) {
    try SystemFailure.check { ftruncate(file, 0) }
    try SystemFailure.write(data, to: file)
    try SystemFailure.check { fsync(file) }
  }

  /// Copies a file's owner and permissions, as far as the system allows it.
  func belong(as status: stat) {
    _ = fchown(file, status.st_uid, status.st_gid)
    _ = fchmod(file, status.st_mode & 0o777)
  }

  mutating func replace(_ target: String) throws(SystemFailure) {
    try SystemFailure.check { rename(path, target) }
    isInPlace = true
  }
}

extension URL {
  /// The person's folder for one kind of files, such as data or states.
  ///
  /// It is the one that the variable names, else `path` in the home folder, which `HOME` names. A
  /// variable whose path does not begin with "/" counts as not set, as the XDG rules say.
  static func personalFolder(
    _ variable: String, else path: String, in environment: [String: String]
  ) -> URL {
    func folder(_ variable: String) -> URL? {
      environment[variable].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
    }
    let home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    return folder(variable) ?? home.appending(path: path)
  }
}
