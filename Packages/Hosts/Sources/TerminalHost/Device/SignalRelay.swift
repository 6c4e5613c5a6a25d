import Glibc
import HostStreams
import Synchronization

/// Passes signals on as ordinary events, and restores the terminal when the process crashes.
@MainActor
final class SignalRelay {
  static let relayed = [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT]
  static let crashes = [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE]
  /// All others that end a process which does not say otherwise; two belong to the system's
  /// library.
  static let deadly: [Int32] = (1...64).filter {
    !(relayed + crashes + [SIGKILL, SIGSTOP, SIGTTIN, SIGTTOU, SIGCHLD, SIGURG, 32, 33])
      .contains($0)
  }

  private var ends: [Int32] = [-1, -1]
  private var reader: ByteReader?
  private let asked = AskedEnd()

  /// The signal by which the process was asked to end; nil if it was not.
  var ending: Int32? { asked.signal }

  /// Handles the signals until `stop`; the closure is called on a thread of its own.
  func start(onSignal: @escaping @Sendable (Int32) -> Void) {
    guard pipe(&ends) == 0 else { return }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    EmergencyExit.memory.pointee.relay = ends[1]
    EmergencyExit.memory.pointee.isEnding = false
    let asked = asked
    reader = ByteReader(
      descriptor: ends[0],
      onBytes: { numbers in
        for signal in numbers.map(Int32.init) {
          asked.note(signal)
          onSignal(signal)
        }
      })
    for signal in Self.relayed { install(signal, relaySignal) }
    for signal in Self.crashes { install(signal, crash) }
    for signal in Self.deadly where Self.handler(of: signal) == nil { install(signal, crash) }
  }

  func stop() {
    guard reader != nil else { return }
    for signal in Self.relayed + Self.crashes {
      sigaction(signal, EmergencyExit.former + Int(signal), nil)
    }
    // Somebody else may have begun to handle them meanwhile.
    for signal in Self.deadly where Self.isHandled(signal, by: crash) {
      sigaction(signal, EmergencyExit.former + Int(signal), nil)
    }
    EmergencyExit.memory.pointee.relay = -1
    close(ends[1])
    reader?.stop()
    reader = nil
  }

  /// Stops this process and, if asked to, the others of its job, as the terminal would.
  ///
  /// Returns when the process has been continued, or at once if nobody could continue it.
  func suspend(wholeJob: Bool) {
    if wholeJob {
      signal(SIGTSTP, SIG_IGN)
      kill(0, SIGTSTP)
    }
    signal(SIGTSTP, SIG_DFL)
    Self.withUnblocked(SIGTSTP) { _ = raise(SIGTSTP) }
    set(SIGTSTP, relaySignal)
  }

  /// Acts like SIGINT, on a thread that may block signals.
  nonisolated static func interrupt() {
    if EmergencyExit.memory.pointee.isEnding {
      EmergencyExit.restoreAndRaise(SIGINT)
      withUnblocked(SIGINT) {}
    } else {
      relaySignal(SIGINT)
    }
  }

  /// Lets a signal through, also a pending one, on a thread of a dispatch queue, which blocks
  /// signals.
  nonisolated private static func withUnblocked(_ signal: Int32, _ body: () -> Void) {
    var unblocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&unblocked)
    sigaddset(&unblocked, signal)
    pthread_sigmask(SIG_UNBLOCK, &unblocked, &before)
    body()
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private typealias Handler = @convention(c) (Int32) -> Void

  /// What is called at a signal; nil if the system does what it always does.
  private static func handler(of signal: Int32) -> Handler? {
    var now = sigaction()
    sigaction(signal, nil, &now)
    return now.__sigaction_handler.sa_handler
  }

  private static func isHandled(_ signal: Int32, by handler: Handler) -> Bool {
    unsafeBitCast(Self.handler(of: signal), to: Int.self) == unsafeBitCast(handler, to: Int.self)
  }

  private func install(_ signal: Int32, _ handler: @escaping Handler) {
    sigaction(signal, nil, EmergencyExit.former + Int(signal))
    set(signal, handler)
  }

  private func set(_ signal: Int32, _ handler: @escaping Handler) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
    sigaction(signal, &action, nil)
  }
}

/// The first signal to end, as any thread may ask for it.
private final class AskedEnd: Sendable {
  private let number = Atomic<Int32>(0)

  var signal: Int32? {
    let number = number.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  func note(_ signal: Int32) {
    guard isEnd(signal) else { return }
    _ = number.compareExchange(expected: 0, desired: signal, ordering: .relaxed)
  }
}

private func isEnd(_ signal: Int32) -> Bool {
  signal == SIGTERM || signal == SIGINT || signal == SIGHUP || signal == SIGQUIT
}

/// Writes the signal's number to the relay.
///
/// A second signal to end, before anything has acted on the first, ends the process at once.
private func relaySignal(_ signal: Int32) {
  let error = errno
  let isEnd = isEnd(signal)
  if isEnd, EmergencyExit.memory.pointee.isEnding {
    EmergencyExit.restoreAndRaise(signal)
  } else {
    if isEnd { EmergencyExit.memory.pointee.isEnding = true }
    var number = UInt8(truncatingIfNeeded: signal)
    _ = write(EmergencyExit.memory.pointee.relay, &number, 1)
  }
  errno = error
}

private func crash(_ signal: Int32) { EmergencyExit.restoreAndRaise(signal) }
