import Glibc

/// Restores the terminal in a signal handler or at `exit`, when nothing else can run.
///
/// Everything here is safe to call there: it reads plain memory and makes system calls.
enum EmergencyExit {
  struct Memory {
    var isArmed = false
    var input: Int32 = 0
    var output: Int32 = 0
    var settings = termios()
    /// What is written, with a zero behind it.
    var bytes: UnsafeMutablePointer<CChar>?
    /// The descriptor to which handlers write the numbers of signals.
    var relay: Int32 = -1
    /// Whether a signal to end was relayed that nothing has acted on yet.
    var isEnding = false
  }

  // Safe: allocated once; the host writes to it on the main actor while no handler of its own is
  // installed or, later, single words only; handlers have no other way to learn these things.
  nonisolated(unsafe) static let memory: UnsafeMutablePointer<Memory> = {
    let pointer = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    pointer.initialize(to: Memory())
    return pointer
  }()

  /// The actions of signals before the host, by number; safe for the same reasons.
  nonisolated(unsafe) static let former: UnsafeMutablePointer<sigaction> = {
    let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    pointer.initialize(repeating: sigaction(), count: 65)
    return pointer
  }()

  /// Stores what is needed to restore a terminal.
  static func arm(input: Int32, output: Int32, settings: termios, bytes: [UInt8]) {
    write(onExit: bytes)
    memory.pointee.input = input
    memory.pointee.output = output
    memory.pointee.settings = settings
    memory.pointee.isArmed = true
    CapturedOutput.prepare()
    _ = restoreAtExit
  }

  /// Changes what is written to restore the terminal.
  static func write(onExit bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let now = memory.pointee.bytes, String(cString: now) == text { return }
    // A handler may be reading the former text, so that stays; there are few.
    memory.pointee.bytes = strdup(text)
  }

  static func disarm() { memory.pointee.isArmed = false }

  /// Restores the terminal, and prints what was captured, if that is still to be done.
  static func restore() {
    if memory.pointee.isArmed {
      memory.pointee.isArmed = false
      if let bytes = memory.pointee.bytes {
        _ = Glibc.write(memory.pointee.output, bytes, strlen(bytes))
      }
      _ = tcsetattr(memory.pointee.input, TCSANOW, &memory.pointee.settings)
    }
    CapturedOutput.release()
  }

  /// Restores the terminal, and raises the signal with the action it had before the host.
  static func restoreAndRaise(_ signal: Int32) {
    restore()
    sigaction(signal, former + Int(signal), nil)
    raise(signal)
  }

  /// Gives the current thread a second stack, on which an overflow of the first can be handled.
  static func protectCurrentThread() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(disabledStack) != 0 else {
      return
    }
    let size = 65_536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  private static let restoreAtExit: Void = { atexit { EmergencyExit.restore() } }()
  /// `SS_DISABLE`, which is an enumeration in one library and a number in another.
  private static let disabledStack = 2
}
