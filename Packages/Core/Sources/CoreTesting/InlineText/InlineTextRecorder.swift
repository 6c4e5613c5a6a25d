@_spi(Locked) internal import CoreDependencies
internal import Foundation

/// Writes expected texts into source files, for all tests of a process.
final class InlineTextRecorder: Sendable {
  /// The recorder of this process, which the environment variable `RECORD=1` switches on.
  static let shared = InlineTextRecorder(
    isRecording: ProcessInfo.processInfo.environment["RECORD"] == "1")

  let isRecording: Bool
  private let files = Locked<[String: File]>([:])

  init(isRecording: Bool) {
    self.isRecording = isRecording
  }

  /// Notes what a line has to say from now on, and writes it down if it says something else.
  ///
  /// - Parameters:
  ///   - line: As it was when the tests were built: what has been recorded since counts in.
  ///   - expected: What the line says now, nil if it says nothing yet.
  /// - Returns: Whether the file was changed.
  func record(
    _ text: String, expected: String?, file path: String, line: Int
  ) throws(InlineTextRefusal) -> Bool {
    try files.withLock { files throws(InlineTextRefusal) in
      var file = files[path] ?? File()
      defer { files[path] = file }
      if let known = file.texts[line] {
        guard known == text else { throw .otherText }
        return false
      }
      if text != expected {
        file.growth[line] = try write(text, expected, path, line: file.position(of: line))
      }
      file.texts[line] = text
      return text != expected
    }
  }

  private func write(
    _ text: String, _ expected: String?, _ path: String, line: Int
  ) throws(InlineTextRefusal) -> Int {
    let url = URL(filePath: path)
    do {
      var source = InlineTextSource(bytes: Array(try Data(contentsOf: url)))
      let growth = try source.replace(line: line, expected: expected, with: text)
      try Data(source.bytes).write(to: url, options: .atomic)
      return growth
    } catch let refusal as InlineTextRefusal {
      throw refusal
    } catch {
      throw .file(error.localizedDescription)
    }
  }

  /// What has been recorded in one file. Lines are counted as they were when it was built.
  private struct File {
    var texts: [Int: String] = [:]
    /// How many lines longer a line has become.
    var growth: [Int: Int] = [:]

    /// Where a line is by now.
    func position(of line: Int) -> Int {
      line + growth.reduce(0) { $1.key < line ? $0 + $1.value : $0 }
    }
  }
}
