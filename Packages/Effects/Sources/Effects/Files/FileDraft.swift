import Foundation

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
