@_spi(Locked) internal import CoreDependencies
internal import Foundation

/// An order that breaks a feature, to be written below the test that has found it as a test of its
/// own.
struct FoundOrder {
  /// Why a test cannot be written.
  enum Refusal: Error, Equatable {
    /// The line holds no `explore(` that is a statement of a test without arguments.
    case noTest
    /// The test is of one order already.
    case isAlone
    /// There is a test of this order.
    case isThere
  }

  let order: [Int]

  /// Returns a source file with the test, found by the line of the call, from 1.
  ///
  /// Throws a ``Refusal`` if that cannot be written.
  func added(to source: String, line: Int) throws(Refusal) -> String {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let call = line - 1
    guard lines.indices.contains(call), lines[call].contains("explore("),
      let head = lines[..<call].lastIndex(where: { $0.contains("func ") }),
      lines[head].hasSuffix("{"), lines[head].contains("()"),
      lines[call].indent == lines[head].indent + "  ",
      let end = lines[call...].firstIndex(of: lines[head].indent + "}")
    else { throw .noTest }
    let attributes = Self.attributes(above: head, in: lines)
    guard (attributes + [lines[head]]).contains(where: { $0.contains("@Test") }) else {
      throw .noTest
    }
    let name = try renamed(lines[head])
    guard !lines.contains(name) else { throw .isThere }
    let statement = try alone(lines[call..<end].joined(separator: "\n"))
    let test = attributes + [name] + lines[(head + 1)..<call] + [statement, lines[end]]
    lines.insert(contentsOf: [""] + test, at: end + 1)
    return lines.joined(separator: "\n")
  }

  /// The lines of attributes right above a function.
  private static func attributes(above head: Int, in lines: [String]) -> [String] {
    let above = lines[..<head].reversed().prefix {
      $0.trimmingCharacters(in: .whitespaces).hasPrefix("@")
    }
    return above.reversed()
  }

  /// The head of the function with another name.
  private func renamed(_ head: String) throws(Refusal) -> String {
    guard let start = head.range(of: "func ")?.upperBound,
      let end = head.range(of: "()", range: start..<head.endIndex)?.lowerBound
    else { throw .noTest }
    let (name, numbers) = (head[start..<end], order.map(String.init))
    let new =
      name.hasPrefix("`")
      ? "\(name.dropLast()), in the order \(numbers.joined(separator: " "))`"
      : "\(name)InOrder\(numbers.joined(separator: "_"))"
    return head[..<start] + new + head[end...]
  }

  /// The statement of the call, with the order, and without what follows it.
  private func alone(_ text: String) throws(Refusal) -> String {
    guard let call = text.range(of: "explore(") else { throw .noTest }
    var scanner = CallScanner(text: text, position: call.upperBound)
    guard let arguments = scanner.skip(to: ")") else { throw .noTest }
    var rewritten = String(text[call.upperBound..<arguments])
    guard !rewritten.contains("only:") else { throw .isAlone }
    if let checks = rewritten.range(of: "checks:") {
      rewritten.insert(contentsOf: "only: \(order), ", at: checks.lowerBound)
    } else {
      let last = rewritten.lastIndex { !$0.isWhitespace } ?? rewritten.startIndex
      rewritten.insert(contentsOf: ", only: \(order)", at: rewritten.index(after: last))
    }
    scanner.skipClosures()
    let indent = String(text.prefix { $0 == " " })
    return indent + "await explore(" + rewritten + text[arguments..<scanner.position]
  }
}

extension FoundOrder {
  private static let written = Locked<[String: [Int: Int]]>([:])

  /// Writes the test into the file that has found it; returns what to tell of that, nil in a run
  /// without `RECORD=1`.
  func record(file path: String, line: Int) -> String? {
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else { return nil }
    return Self.written.withLock { written in
      let growth = written[path, default: [:]].reduce(0) { $1.key < line ? $0 + $1.value : $0 }
      do {
        let before = try String(contentsOfFile: path, encoding: .utf8)
        let after = try added(to: before, line: line + growth)
        try after.write(toFile: path, atomically: true, encoding: .utf8)
        let lines = after.split(separator: "\n", omittingEmptySubsequences: false).count
        let former = before.split(separator: "\n", omittingEmptySubsequences: false).count
        written[path, default: [:]][line, default: 0] += lines - former
        return "A test of this order alone has been written below this one."
      } catch Refusal.isThere {
        return nil
      } catch {
        return """
          No test of this order could be written: 'explore' has to be a statement of a test \
          without arguments, on a line of its own.
          """
      }
    }
  }
}

/// Finds the ends of what is in parentheses and braces.
private struct CallScanner {
  let text: String
  var position: String.Index

  /// Goes on behind what closes what is open; returns where that stands.
  mutating func skip(to end: Character) -> String.Index? {
    var depth = 0
    var isQuoted = false
    while position < text.endIndex {
      let (character, place) = (text[position], position)
      position = text.index(after: position)
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if character == end, depth == 0 { return place }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
    }
    return nil
  }

  /// Goes on behind the closures that follow, with their labels.
  mutating func skipClosures() {
    while let open = text[position...].firstIndex(of: "{"),
      text[position..<open].allSatisfy({ $0.isLetter || $0 == ":" || $0.isWhitespace })
    {
      position = text.index(after: open)
      guard skip(to: "}") != nil else { return }
    }
  }
}

extension String {
  fileprivate var indent: String { String(prefix { $0 == " " }) }
}
