internal import Foundation

/// Reads and writes one file of a shared value.
final class FileWriter<Value: Sendable>: @unchecked Sendable {
  // Unchecked: everything mutable is only touched while `lock` is held.
  private struct Change {
    /// Returns nil if the value cannot be read at the moment; nothing is written then.
    let value: () -> Value?
    let continuation: SaveContinuation
  }

  /// The continuations and watchers to call once the lock is released, because they may do
  /// anything.
  private struct Waiting {
    var answers: [(SaveContinuation, Result<Void, any Error>)] = []
    var hasChangedFile = false
  }

  let url: URL
  private let storage: FileStorage
  private let coding: FileCoding<Value>
  private let lock = NSRecursiveLock()
  private var pacing = WritePacing<Change>()
  /// The file as it was when last read or written.
  private var stamp: FileStamp?
  private var isUnreadable = false

  init(_ url: URL, _ storage: FileStorage, _ coding: FileCoding<Value>) {
    self.url = url
    self.storage = storage
    self.coding = coding
  }

  /// Reads the value of the file; nil if there is no file.
  func read() throws -> Value? {
    try lock.withLock {
      stamp = storage.files.stamp(of: url)
      do {
        let data = try storage.files.read(url)
        let value = try data.flatMap { $0.isEmpty ? nil : try coding.decode($0) }
        isUnreadable = false
        return value
      } catch {
        isUnreadable = true
        throw error
      }
    }
  }

  /// Reads the file if others have changed it, nil if not; a change that waits is dropped then.
  func readIfChanged() -> Result<Value?, any Error>? {
    locked { waiting in
      guard storage.files.stamp(of: url) != stamp else { return nil }
      drop(pacing.take(), &waiting)
      return Result { try read() }
    }
  }

  /// Writes a value, at once or together with those that follow.
  func submit(_ value: @escaping () -> Value?, _ continuation: SaveContinuation) {
    let change = Change(value: value, continuation: continuation)
    guard let pace = storage.pace else { return locked { write(change, &$0) } }
    locked { waiting in
      switch pacing.submit(change) {
      case .write(let change):
        write(change, &waiting)
        rest(pace)
      case .wait(let superseded):
        if let superseded { waiting.answers.append((superseded.continuation, .success(()))) }
        storage.pending.insert(self) { self.flush() }
      }
    }
  }

  /// Writes a value at once, and drops a change that waits.
  func write(_ value: Value, _ continuation: SaveContinuation) {
    locked { waiting in
      drop(pacing.take(), &waiting)
      write(Change(value: { value }, continuation: continuation), &waiting)
    }
  }

  /// Writes a waiting change at once.
  func flush() {
    locked { waiting in
      guard let change = pacing.take() else { return }
      storage.pending.remove(self)
      write(change, &waiting)
    }
  }

  /// Writes after each rest the change that came meanwhile, until there is none.
  private func rest(_ pace: FileStorage.Pace) {
    let firstRest = pace.beginRest()
    Task {
      await firstRest()
      while let nextRest = endRest(pace) { await nextRest() }
    }
  }

  /// Writes a change that waits, and returns the next rest; nil if no change waits.
  private func endRest(_ pace: FileStorage.Pace) -> FileStorage.Pace.Rest? {
    locked { waiting in
      guard let change = pacing.endRest() else { return nil }
      storage.pending.remove(self)
      write(change, &waiting)
      return pace.beginRest()
    }
  }

  private func drop(_ change: Change?, _ waiting: inout Waiting) {
    guard let change else { return }
    storage.pending.remove(self)
    waiting.answers.append((change.continuation, .success(())))
  }

  private func write(_ change: Change, _ waiting: inout Waiting) {
    let result = Result<Void, any Error> {
      guard let value = change.value() else { return }
      let data = try coding.encode(value)
      if isUnreadable { try storage.files.setAside(url) }
      isUnreadable = false
      stamp = try storage.files.write(data, to: url)
    }
    waiting.answers.append((change.continuation, result))
    waiting.hasChangedFile = true
  }

  private func locked<R>(_ body: (inout Waiting) -> R) -> R {
    var waiting = Waiting()
    let result = lock.withLock { body(&waiting) }
    for (continuation, result) in waiting.answers { continuation.resume(with: result) }
    if waiting.hasChangedFile { storage.files.didChange(url) }
    return result
  }
}

/// Converts a value to and from the bytes of a file.
struct FileCoding<Value>: Sendable {
  let decode: @Sendable (Data) throws -> Value
  let encode: @Sendable (Value) throws -> Data
}
