import Foundation
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

/// What a build has printed.
struct BuildLog {
  private var bytes: [UInt8] = []

  mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// The first error in one line, as `file:line: message`, with the file as seen from a folder.
  ///
  /// Errors without a place, such as a linker's, come as they are; a build without any, as its last
  /// line.
  func firstError(in folder: String) -> String {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let errors = lines.filter { $0.contains("error:") }
    let placed = errors.lazy.compactMap { Self.placed($0, in: folder) }.first
    return placed ?? errors.first.map(Self.trimmed) ?? lines.last.map(Self.trimmed)
      ?? "the build has failed and printed nothing"
  }

  /// An error with a place, which the compiler writes as `file:line:column: error: message`.
  private static func placed(_ line: Substring, in folder: String) -> String? {
    guard let match = line.firstMatch(of: #/^(.+?):(\d+):\d+: (?:fatal )?error: (.+)$/#) else {
      return nil
    }
    let (_, file, number, message) = match.output
    let path = file.hasPrefix(folder + "/") ? file.dropFirst(folder.count + 1) : file
    return "\(path):\(number): \(message)"
  }

  private static func trimmed(_ line: Substring) -> String {
    String(line.drop { $0 == " " })
  }
}

/// What a program consists of, by the times of its files: itself, the libraries beside it, and the
/// files of resource bundles.
struct BuiltFiles: Equatable {
  private var times: [String: [Int]] = [:]

  init(of program: String) {
    add(program)
    let folder = URL(filePath: program).deletingLastPathComponent().path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".so") || name.hasSuffix(".dylib") { add(path) }
      guard name.hasSuffix(".resources") || name.hasSuffix(".bundle") else { continue }
      for file in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
        add("\(path)/\(file)")
      }
    }
  }

  private mutating func add(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    times[path] = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_size)]
  }
}
