import Glibc

/// A build that runs, away from the terminal, and what it has printed so far.
final class RunningBuild {
  let process: SpawnedProcess
  /// Becomes readable when the build has printed something; -1 at the end.
  private(set) var output: Int32
  private var log = BuildLog()

  /// Starts a shell command.
  init(_ command: String) throws(SpawnedProcess.Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SpawnedProcess.Failure(text: "there is no pipe to be had") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer {
      close(ends[1])
      close(input)
    }
    output = ends[0]
    process = try SpawnedProcess(
      ["/bin/sh", "-c", command], descriptors: [0: input, 1: ends[1], 2: ends[1]], inOwnGroup: true)
  }

  deinit { if output >= 0 { close(output) } }

  /// Takes what it has printed.
  func takeOutput() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while output >= 0 {
      let count = read(output, &bytes, bytes.count)
      if count > 0 {
        log.append(bytes[..<count])
      } else if count == 0 {
        close(output)
        output = -1
      } else {
        return
      }
    }
  }

  /// Takes the rest of what it has printed, when it has ended.
  func finish() -> BuildLog {
    takeOutput()
    return log
  }

  /// Ends it and all that it has started.
  func stop() { kill(-process.id, SIGTERM) }
}
