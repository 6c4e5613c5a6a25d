import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What was written beside the screen, kept where a signal handler finds it.
enum CapturedOutput {
  private struct Memory {
    /// Where it comes from; -1 while nothing is captured.
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
  /// Bytes are on their way from the pipe to the memory.
  private static let isTaking = Atomic<Bool>(false)
  /// The process ends: what is still in the pipe is left to `release`.
  private static let isDying = Atomic<Bool>(false)

  /// Sees to it that nothing is left to be made in a signal handler.
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

  /// All that is kept; the oldest half of it goes when it becomes too much.
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

  /// Prints everything when there is no time for anything else. Safe to call in a signal handler;
  /// waits a second at most for the thread that reads the pipe.
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
