import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Starts fixtures, which stand beside the test bundle.
enum Spawn {
  /// The path of a fixture.
  static func path(of name: String) -> String {
    CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/") + "/" + name
  }

  /// Runs a fixture, with its arguments, as the leader of a session whose terminal is the given
  /// one.
  static func fixture(
    _ words: [String], onTerminal path: String, _ environment: [String: String]
  ) throws -> pid_t {
    let program = self.path(of: words[0])
    guard access(program, X_OK) == 0 else {
      throw PseudoTerminal.Failure(description: "There is no program at \(program).")
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    closeOthers(&actions)
    var attributes = leaderAttributes()
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var variables = environment
    variables["SWIFT_BACKTRACE"] = "enable=no"
    if let path = getenv("LD_LIBRARY_PATH") { variables["LD_LIBRARY_PATH"] = String(cString: path) }
    var process: pid_t = 0
    let result = withPointers([program] + words.dropFirst()) { arguments in
      withPointers(variables.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&process, program, &actions, &attributes, arguments, environment)
      }
    }
    guard result == 0 else {
      throw PseudoTerminal.Failure(description: "\(program) did not start: error \(result).")
    }
    return process
  }

  /// Has a fixture inherit no file but the standard ones.
  ///
  /// Foundation's pipes are inherited, and one of another test would have no end until the fixture
  /// ends.
  private static func closeOthers(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>) {
    typealias Function =
      @convention(c) (
        UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32
      ) -> Int32
    // A name that Glibc keeps from Swift.
    guard let symbol = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else { return }
    _ = unsafeBitCast(symbol, to: Function.self)(actions, 3)
  }

  /// A session of its own, with the signals as a shell would hand them on: threads of tests block
  /// them, and children would inherit that.
  private static func leaderAttributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | newSession))
    return attributes
  }

  /// A program that hangs ends at last, so that its test fails instead of hanging too.
  static func endLater(_ process: pid_t) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 300) {
      // Only while it is our child: the number may be another process's by then.
      var info = siginfo_t()
      if waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0 {
        kill(process, SIGKILL)
      }
    }
  }

  /// `POSIX_SPAWN_SETSID`, which not every library's headers show to Swift.
  private static var newSession: Int32 {
    #if canImport(Darwin)
      0x0400
    #else
      0x80
    #endif
  }

  private static func withPointers<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}
