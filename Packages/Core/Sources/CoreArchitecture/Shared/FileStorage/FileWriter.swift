@_spi(Locked) internal import CoreDependencies
internal import Foundation

/// Reads and writes one file of a shared value.
final class FileWriter<Value: Sendable>: Sendable {
  private struct Change {
    /// Returns nil if the value cannot be read at the moment; nothing is written then.
    let value: @Sendable () -> Value?
    let continuation: SaveContinuation
  }

  private struct State {
    var throttle = WriteThrottle<Change>()
    /// The file as it was when last read or written.
    var stamp: FileStamp?
    var isUnreadable = false
    var outcome = Outcome()
  }

  /// What calls continuations and watchers once the lock is released, because they may do anything.
  private struct Outcome {
    var changes: [(Change, Result<Void, any Error>)] = []
    var hasChangedFile = false
  }

  let url: URL
  private let storage: FileStorage
  private let coding: FileCoding<Value>
  private let state = Locked(State())

  init(_ url: URL, _ storage: FileStorage, _ coding: FileCoding<Value>) {
    self.url = url
    self.storage = storage
    self.coding = coding
  }

  /// Reads the value of the file; nil if there is no file.
  func read() throws -> Value? {
    try state.withLock { try read(&$0) }
  }

  /// Reads the file if others have changed it, nil if not; a change that waits is dropped then.
  func readIfChanged() -> Result<Value?, any Error>? {
    withState { state in
      guard storage.files.stamp(of: url) != state.stamp else { return nil }
      dropWaiting(&state)
      return Result { try read(&state) }
    }
  }

  /// Writes the file if there is none and the value is not nil; what prevents it is told when the
  /// value changes.
  func create(_ value: Value) {
    let isNil = Mirror(reflecting: value).displayStyle == .optional && "\(value)" == "nil"
    withState { state in
      guard !isNil, storage.files.stamp(of: url) == nil, let data = try? coding.encode(value)
      else { return }
      state.stamp = try? storage.files.write(data, to: url)
      state.outcome.hasChangedFile = true
    }
  }

  /// Writes a value, at once or together with those that follow.
  func submit(_ value: @escaping @Sendable () -> Value?, _ continuation: SaveContinuation) {
    let change = Change(value: value, continuation: continuation)
    guard let interval = storage.interval else { return withState { write(change, &$0) } }
    withState { state in
      switch state.throttle.submit(change) {
      case .write(let change):
        write(change, &state)
        writeLater(after: interval)
      case .wait(let superseded):
        if let superseded { state.outcome.changes.append((superseded, .success(()))) }
        storage.pending.insert(self) { self.flush() }
      }
    }
  }

  /// Writes a value at once, and drops a change that waits.
  func write(_ value: Value, _ continuation: SaveContinuation) {
    withState { state in
      dropWaiting(&state)
      write(Change(value: { value }, continuation: continuation), &state)
    }
  }

  /// Writes a waiting change at once.
  func flush() {
    withState { state in
      guard let change = state.throttle.take() else { return }
      storage.pending.remove(self)
      write(change, &state)
    }
  }

  /// Writes at the end of each interval the change that came meanwhile, until there is none.
  private func writeLater(after interval: WriteInterval) {
    let first = interval.begin()
    Task {
      await first()
      while let next = endInterval(interval) { await next() }
    }
  }

  /// Writes a change that waits, and begins the next interval; nil if no change waits.
  private func endInterval(_ interval: WriteInterval) -> WriteInterval.Sleep? {
    withState { state in
      guard let change = state.throttle.endInterval() else { return nil }
      storage.pending.remove(self)
      write(change, &state)
      return interval.begin()
    }
  }

  private func dropWaiting(_ state: inout State) {
    guard let change = state.throttle.take() else { return }
    storage.pending.remove(self)
    state.outcome.changes.append((change, .success(())))
  }

  private func read(_ state: inout State) throws -> Value? {
    state.stamp = storage.files.stamp(of: url)
    do {
      let data = try storage.files.read(url)
      let value = try data.flatMap { $0.isEmpty ? nil : try coding.decode($0) }
      state.isUnreadable = false
      return value
    } catch {
      state.isUnreadable = true
      throw error
    }
  }

  private func write(_ change: Change, _ state: inout State) {
    let result = Result<Void, any Error> {
      guard let value = change.value() else { return }
      let data = try coding.encode(value)
      if state.isUnreadable { try storage.files.setAside(url) }
      state.isUnreadable = false
      state.stamp = try storage.files.write(data, to: url)
    }
    // What others did to the file before is older than the change that could not be saved.
    if case .failure = result { state.stamp = storage.files.stamp(of: url) }
    state.outcome.changes.append((change, result))
    state.outcome.hasChangedFile = true
  }

  private func withState<R: Sendable>(_ body: (inout State) -> R) -> R {
    let (result, outcome) = state.withLock { state in
      let result = body(&state)
      defer { state.outcome = Outcome() }
      return (result, state.outcome)
    }
    for (change, result) in outcome.changes { change.continuation.resume(with: result) }
    if outcome.hasChangedFile { storage.files.didChange(url) }
    return result
  }
}
