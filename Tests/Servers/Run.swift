import Foundation

/// Runs a program, whose output is short, and returns how it has ended and what it printed.
package func run(
  _ program: String, _ arguments: [String], environment: [String: String] = [:]
) async throws -> (status: Int32, output: String) {
  let (process, output) = (Process(), Pipe())
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  let status = try await withCheckedThrowingContinuation {
    (ended: CheckedContinuation<Int32, any Error>) in
    process.terminationHandler = { process in
      let isExit = process.terminationReason == .exit
      ended.resume(returning: isExit ? process.terminationStatus : -process.terminationStatus)
    }
    do { try process.run() } catch { ended.resume(throwing: error) }
  }
  let text = try output.fileHandleForReading.readToEnd() ?? Data()
  return (status, String(decoding: text, as: UTF8.self))
}
