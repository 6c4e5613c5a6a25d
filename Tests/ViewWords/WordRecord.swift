import Foundation

/// What is recorded of words on one host: a heading with each name, and below it what is seen.
///
/// A name that changes nothing there has `nothing` below it.
public struct WordRecord: Sendable {
  private static let nothing = "nothing"
  private let file: URL
  private let entries: [String: String]

  /// Reads the record beside a test.
  public init(_ name: String, _ path: StaticString = #filePath) {
    file = URL(fileURLWithPath: "\(path)").deletingLastPathComponent()
      .appendingPathComponent("Recorded/\(name).txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var entries: [String: String] = [:]
    for part in text.components(separatedBy: "\n## ") {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      guard lines.count == 2 else { continue }
      entries[String(lines[0])] = Self.trimmed(String(lines[1]))
    }
    self.entries = entries
  }

  /// What is recorded of a word.
  public subscript(word: Word) -> String? { entries[word.name] }

  /// What is to be recorded of a view with a word and of the one without.
  public static func entry(_ used: String, without unused: String) -> String {
    used == unused ? nothing : trimmed(used)
  }

  /// Writes the record anew, where `RECORD=1` asks for it.
  public static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] != nil }

  /// Replaces the file.
  public func write(_ about: String, _ entries: [(Word, String)]) throws {
    let parts = entries.map { "## \($0.name)\n\n\($1)\n" }
    try Data("\(about)\n\n\(parts.joined(separator: "\n"))".utf8).write(to: file)
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .newlines)
  }
}
