internal import Foundation

/// Reads and writes one file of a shared value.
final class FileWriter<Value: Sendable>: @unchecked Sendable {
  // Unchecked: everything mutable is only touched while `lock` is held.
  private struct Change {
    let value: Value
    let continuation: SaveContinuation
  }

  let url: URL
  private let storage: FileStorage
  private let coding: FileCoding<Value>
  private let lock = NSRecursiveLock()
  private var pacing = WritePacing<Change>()
  /// The file as it was read or written last.
  private var stamp: FileStamp?
  private var isUnreadable = false

  init(_ url: URL, _ storage: FileStorage, _ coding: FileCoding<Value>) {
    self.url = url
    self.storage = storage
    self.coding = coding
  }

  /// The value of the file; nil if there is none.
  func read() throws -> Value? {
    try lock.withLock {
      stamp = storage.files.stamp(of: url)
      do {
        let data = try storage.files.read(url)
        isUnreadable = false
        guard let data, !data.isEmpty else { return nil }
        return try coding.decode(data)
      } catch {
        isUnreadable = true
        throw SharedFileError.unreadable(url, type: "'\(Value.self)'", error)
      }
    }
  }

  /// What others have made of the file; nil if nothing. Changes that wait give way to it.
  func readIfChanged() -> Result<Value?, any Error>? {
    lock.withLock {
      guard storage.files.stamp(of: url) != stamp else { return nil }
      drop(pacing.take())
      return Result { try read() }
    }
  }

  /// Writes a value, at once or together with those that follow.
  func submit(_ value: Value, _ continuation: SaveContinuation) {
    let change = Change(value: value, continuation: continuation)
    guard let pace = storage.pace else { return lock.withLock { write(change) } }
    lock.withLock {
      switch pacing.submit(change) {
      case .write(let change):
        write(change)
        rest(pace)
      case .wait(let superseded):
        superseded?.continuation.resume()
        storage.pending.insert(self) { self.flush() }
      }
    }
  }

  /// Writes a value at once, instead of what waits.
  func write(_ value: Value, _ continuation: SaveContinuation) {
    lock.withLock {
      drop(pacing.take())
      write(Change(value: value, continuation: continuation))
    }
  }

  /// Writes at once what waits.
  func flush() {
    lock.withLock {
      guard let change = pacing.take() else { return }
      storage.pending.remove(self)
      write(change)
    }
  }

  /// Writes after each rest what has come meanwhile, until nothing has.
  private func rest(_ pace: FileStorage.Pace) {
    let firstRest = pace.beginRest()
    Task {
      await firstRest()
      while let nextRest = endRest(pace) { await nextRest() }
    }
  }

  /// Returns the next rest if there was something to write.
  private func endRest(_ pace: FileStorage.Pace) -> FileStorage.Pace.Rest? {
    lock.withLock {
      guard let change = pacing.endRest() else { return nil }
      storage.pending.remove(self)
      write(change)
      return pace.beginRest()
    }
  }

  private func drop(_ change: Change?) {
    guard let change else { return }
    storage.pending.remove(self)
    change.continuation.resume()
  }

  private func write(_ change: Change) {
    change.continuation.resume(
      with: Result {
        let data = try coding.encode(change.value)
        do {
          if isUnreadable { try storage.files.setAside(url) }
          isUnreadable = false
          stamp = try storage.files.write(data, to: url)
        } catch {
          throw SharedFileError.unwritable(url, error)
        }
      })
  }
}

/// How a value is kept in a file.
struct FileCoding<Value>: Sendable {
  let decode: @Sendable (Data) throws -> Value
  let encode: @Sendable (Value) throws -> Data
}
