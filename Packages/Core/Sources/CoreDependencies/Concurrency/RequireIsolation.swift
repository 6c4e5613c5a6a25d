internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// Ends the process with a message unless the caller runs on an actor.
///
/// `preconditionIsolated` alone could end it without the message: some executors, such as the main
/// actor's, find the mistake themselves and trap before it is printed.
@_spi(Isolation)
public func requireIsolation(to actor: any Actor, _ message: @autoclosure () -> String) {
  #if canImport(Darwin) || canImport(Glibc)
    if CurrentExecutor.isExecutor(of: actor) { return }
    LastWords.shared.withLock { words in
      words.speak(message()) { actor.preconditionIsolated() }
    }
  #else
    actor.preconditionIsolated(message())
  #endif
}

#if canImport(Darwin) || canImport(Glibc)
  /// Asks the runtime which executor the current task is on, without trapping.
  private enum CurrentExecutor {
    private typealias Check = @convention(c) (UInt, UInt, UInt64) -> Bool

    private static let check: Check? = {
      guard MemoryLayout<UnownedSerialExecutor>.size == MemoryLayout<(UInt, UInt)>.size else {
        return nil
      }
      #if canImport(Darwin)
        let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
      #else
        let everywhere: UnsafeMutableRawPointer? = nil
      #endif
      return dlsym(everywhere, "swift_task_isCurrentExecutorWithFlags").map {
        unsafeBitCast($0, to: Check.self)
      }
    }()

    /// Whether the current task is on the actor's executor; false outside of tasks.
    static func isExecutor(of actor: any Actor) -> Bool {
      guard let check, withUnsafeCurrentTask(body: { $0 != nil }) else { return false }
      let words = unsafeBitCast(actor.unownedExecutor, to: (UInt, UInt).self)
      return check(words.0, words.1, 0)
    }
  }

  /// Prints a message if the process ends while a closure runs.
  private struct LastWords {
    static let shared = Mutex(LastWords())

    // Safe: written under the lock of `shared`, and read by a signal handler on the same thread.
    nonisolated(unsafe) private static var text: UnsafeBufferPointer<UInt8>?
    nonisolated(unsafe) private static var speaker = pthread_self()
    nonisolated(unsafe) private static let former: UnsafeMutablePointer<sigaction> = {
      let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
      pointer.initialize(repeating: sigaction(), count: 65)
      return pointer
    }()
    private static let crashes = [SIGILL, SIGTRAP, SIGABRT]

    func speak(_ message: String, _ attempt: () -> Void) {
      Array("Fatal error: \(message)\n".utf8).withUnsafeBufferPointer { text in
        Self.text = text
        Self.speaker = pthread_self()
        for signal in Self.crashes {
          var action = sigaction()
          #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = { LastWords.crashed($0) }
          #else
            action.__sigaction_handler.sa_handler = { LastWords.crashed($0) }
          #endif
          action.sa_flags = Int32(SA_ONSTACK)
          sigaction(signal, &action, Self.former + Int(signal))
        }
        attempt()
        for signal in Self.crashes { sigaction(signal, Self.former + Int(signal), nil) }
        Self.text = nil
      }
    }

    /// Signal handler: prints the message and raises the signal again with its former handler.
    private static func crashed(_ signal: Int32) {
      if let text, pthread_equal(speaker, pthread_self()) != 0 {
        _ = write(STDERR_FILENO, text.baseAddress, text.count)
      }
      text = nil
      for signal in crashes { sigaction(signal, former + Int(signal), nil) }
      raise(signal)
    }
  }
#endif
