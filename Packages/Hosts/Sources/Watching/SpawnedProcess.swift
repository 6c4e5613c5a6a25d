@preconcurrency import Glibc

/// A process that the watcher has started.
struct SpawnedProcess {
  let id: pid_t

  /// Why a program did not start.
  struct Failure: Error {
    let text: String
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: The program, looked up as a shell does, and its arguments.
  ///   - descriptors: Descriptors of this process by what they are in the other; standard streams
  ///     that are not named are shared.
  ///   - variable: A variable for the other's environment.
  ///   - inOwnGroup: Whether it is kept from the terminal's signals.
  /// - Throws: A `Failure` if it does not start.
  init(
    _ arguments: [String], descriptors: [Int32: Int32],
    variable: (name: String, value: String)? = nil, inOwnGroup: Bool = false
  ) throws(Failure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (theirs, ours) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, ours, theirs)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The watcher ignores SIGPIPE, and what it starts does not.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    if inOwnGroup { posix_spawnattr_setpgroup(&attributes, 0) }
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | (inOwnGroup ? POSIX_SPAWN_SETPGROUP : 0)))
    if let variable { setenv(variable.name, variable.value, 1) }
    defer { if let variable { unsetenv(variable.name) } }
    var process: pid_t = 0
    let pointers = arguments.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    let code = posix_spawnp(
      &process, arguments[0], &actions, &attributes, pointers + [nil], environ)
    guard code == 0 else {
      throw Failure(text: "\(arguments[0]) does not start: \(String(cString: strerror(code)))")
    }
    id = process
  }

  /// How it has ended; nil while it runs.
  func end() -> WatchMachine.End? {
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
