@_spi(Locked) internal import CoreDependencies
internal import Foundation

/// Writes expected texts into source files, for all tests of a process.
final class InlineTextRecorder: Sendable {
  /// The recorder of this process; the environment variable `RECORD=1` enables it.
  static let shared = InlineTextRecorder(
    isRecording: ProcessInfo.processInfo.environment["RECORD"] == "1")

  let isRecording: Bool
  private let files = Locked<[String: File]>([:])

  init(isRecording: Bool) {
    self.isRecording = isRecording
  }

  /// Writes the expected text of a line if it differs from the present one.
  ///
  /// - Parameters:
  ///   - text: The text that the line is to expect.
  ///   - expected: The present text of the line, nil if it has none.
  ///   - path: The path of the source file.
  ///   - line: The line as it was when the tests were built; earlier recordings are counted in.
  /// - Returns: Whether the file was changed.
  /// - Throws: The reason why the text cannot be recorded.
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

  /// What has been recorded in one file.
  ///
  /// Lines are numbered as they were when the tests were built.
  private struct File {
    var texts: [Int: String] = [:]
    /// The number of lines by which recordings have made a line longer.
    var growth: [Int: Int] = [:]

    /// Returns the present number of a line.
    func position(of line: Int) -> Int {
      line + growth.reduce(0) { $1.key < line ? $0 + $1.value : $0 }
    }
  }
}

/// The reason why a text cannot be recorded in a source file.
enum InlineTextRefusal: Error, Equatable {
  case noCall
  case severalCalls
  case notALiteral
  case changedSource
  case otherText
  case file(String)
}

extension InlineTextRefusal: CustomStringConvertible {
  var description: String {
    switch self {
    case .noCall:
      """
      the line holds no 'expectScreen' to write it into. Write the call by its name on a line of \
      its own, and build again if the file has been changed since
      """
    case .severalCalls:
      "the line holds several 'expectScreen'. Give each a line of its own"
    case .notALiteral:
      """
      the closure holds something else than one string literal. Leave it out, as in \
      'expectScreen()', to have one written
      """
    case .changedSource:
      "the source file has been changed since the tests were built. Build them again"
    case .otherText:
      """
      the same line has expected another screen in this run, so no text fits both. Call it from \
      different lines, or compare 'screen' with a text that the test makes
      """
    case .file(let reason):
      "the source file cannot be read or written: \(reason)"
    }
  }
}
