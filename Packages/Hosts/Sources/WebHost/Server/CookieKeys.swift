import Foundation
import Synchronization

/// The keys that sign the names of browsers: the newest signs, and the one before it counts as
/// well.
///
/// They stand in a file, so that a process knows whom the one before it has met, and processes that
/// share the file know each other's.
final class CookieKeys: Sendable {
  struct Key: Hashable {
    /// When it was made, in seconds since 1970.
    var made: Int
    var bytes: [UInt8]
  }

  /// Why the file cannot be used, and what to do, for a person to read.
  struct ValidationError: Error, CustomStringConvertible {
    let description: String

    /// That the file holds something else.
    static func unreadable(_ file: String) -> Self {
      Self(
        description: """
          '\(file)' holds no keys of cookies. Put it back as it was, or remove it: then nobody has \
          the sessions of before.
          """)
    }

    /// That the last system call has failed.
    static func unwritable(_ file: String) -> Self {
      let reason = String(cString: strerror(errno))
      return Self(
        description: """
          '\(file)' cannot be written: \(reason). Let this user write it and its folder, or name \
          another file for the sessions: --web sessions=FILE.
          """)
    }
  }

  private struct State {
    var keys: [Key] = []
    /// What tells one content of the file from another.
    var stamp: [Int] = []
    /// When it was last tried to make one, in vain.
    var failed: Int?
  }

  private let file: String?
  /// After how many seconds the next one is made.
  private let lifetime: Int
  private let now: @Sendable () -> Int
  private let signer: Signer
  private let state = Mutex(State())

  /// Reads the file, or makes it with a first key; without one they are this process's alone.
  init(
    file: URL? = nil, days: Int = 30,
    now: @escaping @Sendable () -> Int = { Int(Date.now.timeIntervalSince1970) }
  ) throws {
    self.file = file?.path(percentEncoded: false)
    lifetime = days * 86_400
    self.now = now
    signer = try Signer()
    try state.withLock { try refresh(&$0) }
  }

  /// Takes keys that are kept elsewhere, that one first which signs.
  init(shared keys: [[UInt8]]) throws {
    (file, lifetime, now) = (nil, .max, { 0 })
    signer = try Signer()
    take(keys)
  }

  /// Takes what all processes share by now.
  func take(_ keys: [[UInt8]]) {
    state.withLock { $0.keys = keys.map { Key(made: 0, bytes: $0) } }
  }

  /// A name with its signature, which counts for an owner alone if one is named.
  func signed(_ name: String, for owner: String = "") -> String {
    let key = state.withLock { state in
      if isDue(state) {
        do {
          try refresh(&state)
        } catch {
          // The old one is good enough; a minute later it is tried again.
          state.failed = now()
        }
      }
      return state.keys[0]
    }
    return "\(name).\(signature(of: owner + name, with: key))"
  }

  /// The name that was signed here for an owner, and whether it is time to sign it anew; nil if it
  /// was not.
  func name(in value: String, for owner: String = "") -> (name: String, isOld: Bool)? {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, Token.isOne(parts[0], bytes: 16), Token.isOne(parts[1], bytes: 32)
    else { return nil }
    let name = String(parts[0])
    return state.withLock { state in
      func place() -> Int? {
        state.keys.firstIndex { signer.isEqual(signature(of: owner + name, with: $0), parts[1]) }
      }
      if let place = place() { return (name, place > 0 || isDue(state)) }
      // Another process may have made a key since.
      guard let file, Self.stamp(of: file) != state.stamp else { return nil }
      try? refresh(&state)
      return place().map { (name, $0 > 0) }
    }
  }

  /// Writes the keys again where their file is gone.
  func keep() {
    guard let file, Self.stamp(of: file).isEmpty else { return }
    state.withLock { try? refresh(&$0) }
  }

  private func isDue(_ state: State) -> Bool {
    state.keys[0].made + lifetime <= now() && state.failed.map { $0 + 60 <= now() } ?? true
  }

  /// Takes what the file holds, and makes a key if it is time for one.
  private func refresh(_ state: inout State) throws {
    guard let file else {
      state.keys = renewed(state.keys)
      return
    }
    try FileManager.default.createDirectory(
      at: URL(filePath: file).deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let opened = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard opened >= 0 else { throw ValidationError.unwritable(file) }
    defer { close(opened) }
    // Until it is closed; others wait, and then read what was written.
    guard flock(opened, LOCK_EX) == 0, fchmod(opened, 0o600) == 0 else {
      throw ValidationError.unwritable(file)
    }
    let handle = FileHandle(fileDescriptor: opened, closeOnDealloc: false)
    let text = String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    let found = try Self.keys(in: text, of: file)
    let keys = renewed(found.isEmpty ? state.keys : found)
    if keys != found {
      let lines = keys.map { "\($0.made) \($0.bytes.hexadecimal)\n" }.joined()
      try handle.seek(toOffset: 0)
      try handle.write(contentsOf: Data(lines.utf8))
      try handle.truncate(atOffset: UInt64(lines.utf8.count))
      try handle.synchronize()
    }
    state = State(keys: keys, stamp: Self.stamp(of: file))
  }

  private func renewed(_ keys: [Key]) -> [Key] {
    if let newest = keys.first, newest.made + lifetime > now() { return keys }
    return [Key(made: now(), bytes: Self.newBytes())] + keys.prefix(1)
  }

  /// What a new key is made of.
  static func newBytes() -> [UInt8] {
    var random = SystemRandomNumberGenerator()
    return (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) }
  }

  private static func keys(in text: String, of file: String) throws -> [Key] {
    try text.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      guard words.count == 2, let made = Int(words[0]), Token.isOne(words[1], bytes: 32) else {
        throw ValidationError.unreadable(file)
      }
      let digits = Array(words[1])
      let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...($0 + 1)]), radix: 16)
      }
      return Key(made: made, bytes: bytes)
    }
  }

  private static func stamp(of file: String) -> [Int] {
    var status = stat()
    guard stat(file, &status) == 0 else { return [] }
    return [
      Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
    ]
  }

  private func signature(of name: String, with key: Key) -> String {
    signer.signature(of: "browser \(name)", with: key.bytes)
  }
}
