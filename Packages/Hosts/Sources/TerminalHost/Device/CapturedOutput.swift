import Glibc
import Synchronization

/// The output that was captured, in memory that a signal handler can read.
enum CapturedOutput {
  private struct Memory {
    /// The end of the pipe to read from; -1 while nothing is captured.
    var pipe: Int32 = -1
    var terminal: Int32 = -1
    var takesOutput = false
    var takesError = false
    var bytes: UnsafeMutablePointer<UInt8>
    var count = 0
  }

  private static let capacity = 1 << 20
  private static let pieceSize = 4096

  // Safe: allocated once and changed under `lock`; a signal handler, which can take no lock, reads
  // it only once `isDying` has kept all others from changing it.
  nonisolated(unsafe) private static let memory: UnsafeMutablePointer<Memory> = {
    let pointer = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    pointer.initialize(to: Memory(bytes: .allocate(capacity: capacity)))
    return pointer
  }()
  private static let lock = Mutex<Void>(())
  /// Whether bytes are being moved from the pipe to the memory.
  private static let isTaking = Atomic<Bool>(false)
  /// Whether the process ends: then the rest in the pipe is left to `release`.
  private static let isDying = Atomic<Bool>(false)

  /// Allocates the memory in advance, because a signal handler may not.
  static func prepare() { _ = memory }

  static func begin(pipe: Int32, terminal: Int32, streams: [Int32]) {
    lock.withLock { _ in
      isDying.store(false, ordering: .sequentiallyConsistent)
      memory.pointee.count = 0
      memory.pointee.terminal = terminal
      memory.pointee.takesOutput = streams.contains(STDOUT_FILENO)
      memory.pointee.takesError = streams.contains(STDERR_FILENO)
      memory.pointee.pipe = pipe
    }
  }

  /// All that is kept; when it becomes too much, the oldest half is dropped.
  static var bytes: [UInt8] {
    lock.withLock { _ in
      Array(UnsafeBufferPointer(start: memory.pointee.bytes, count: memory.pointee.count))
    }
  }

  /// Takes a piece out of the pipe; returns false if there is none.
  static func takeOver() -> Bool {
    lock.withLock { _ in
      isTaking.store(true, ordering: .sequentiallyConsistent)
      defer { isTaking.store(false, ordering: .sequentiallyConsistent) }
      guard !isDying.load(ordering: .sequentiallyConsistent), memory.pointee.pipe >= 0 else {
        return false
      }
      if memory.pointee.count + pieceSize > capacity { forgetOldest() }
      let end = memory.pointee.bytes + memory.pointee.count
      let count = read(memory.pointee.pipe, end, pieceSize)
      memory.pointee.count += max(0, count)
      return count > 0
    }
  }

  static func restoreStreams() {
    if memory.pointee.takesOutput { dup2(memory.pointee.terminal, STDOUT_FILENO) }
    if memory.pointee.takesError { dup2(memory.pointee.terminal, STDERR_FILENO) }
  }

  static func end() {
    lock.withLock { _ in
      close(memory.pointee.pipe)
      memory.pointee.pipe = -1
    }
  }

  /// Prints everything, in a signal handler or at `exit`.
  ///
  /// It is safe to call there, and waits at most a second for the thread that reads the pipe.
  static func release() {
    guard memory.pointee.pipe >= 0 else { return }
    isDying.store(true, ordering: .sequentiallyConsistent)
    var rounds = 0
    while isTaking.load(ordering: .sequentiallyConsistent), rounds < 200 {
      poll(nil, 0, 5)
      rounds += 1
    }
    restoreStreams()
    let (bytes, terminal) = (memory.pointee.bytes, memory.pointee.terminal)
    _ = write(terminal, bytes, memory.pointee.count)
    while true {
      let count = read(memory.pointee.pipe, bytes, pieceSize)
      if count <= 0 { break }
      _ = write(terminal, bytes, count)
    }
    memory.pointee.pipe = -1
  }

  private static func forgetOldest() {
    let kept = memory.pointee.count / 2
    let start = memory.pointee.bytes + (memory.pointee.count - kept)
    memmove(memory.pointee.bytes, start, kept)
    memory.pointee.count = kept
  }
}
