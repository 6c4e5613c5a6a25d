import Foundation

/// A file of a target: what it imports where it is built for Linux, and the tests in it that need
/// help.
struct SourceFile {
  struct Import: Hashable {
    let module: String
    let line: Int
  }

  let path: String
  /// The lines without comments, and with empty ones in place of texts of several lines.
  private let lines: [String]

  init(path: String, text: String) {
    self.path = path
    lines = Self.code(text)
  }

  /// Every module that the file names after `import` or `canImport`, wherever that stands.
  var mentioned: Set<String> {
    Set(
      lines.flatMap { line in
        line.matches(of: /canImport\(\s*([A-Za-z_]\w*)/).map { String($0.output.1) }
          + [Self.module(in: line)].compactMap { $0 }
      })
  }

  /// What is imported, but for what conditions leave out.
  func imports(where condition: Condition) -> [Import] {
    var found: [Import] = []
    var blocks: [(isTaken: Bool?, wasTaken: Bool?)] = []
    for (index, line) in lines.enumerated() {
      if let match = line.firstMatch(of: /^\s*#if\s+(.*)/) {
        let value = condition.value(of: String(match.output.1))
        blocks.append((value, value))
      } else if let match = line.firstMatch(of: /^\s*#elseif\s+(.*)/), let block = blocks.popLast()
      {
        let value = block.wasTaken == true ? false : condition.value(of: String(match.output.1))
        blocks.append((value, Self.either(block.wasTaken, value)))
      } else if line.contains(/^\s*#else\b/), let block = blocks.popLast() {
        blocks.append((block.wasTaken.map { !$0 }, true))
      } else if line.contains(/^\s*#endif\b/) {
        _ = blocks.popLast()
      } else if let module = Self.module(in: line), !blocks.contains(where: { $0.isTaken == false })
      {
        found.append(Import(module: module, line: index + 1))
      }
    }
    return found
  }

  /// The lines of tests of XCTest that are of the main actor and not `async`.
  var synchronousMainActorTests: [Int] {
    guard mentioned.contains("XCTest") else { return [] }
    var found: [Int] = []
    var isOfMainActor = false
    for (index, line) in lines.enumerated() {
      let before = index > 0 ? lines[index - 1] : ""
      let isMarked =
        line.contains("@MainActor") || before.contains(/^\s*@MainActor\s*$/)
      if line.contains(/\bclass\s+\w+\s*:.*XCTestCase|\bclass\s+\w+\s*:\s*\w*TestCase/) {
        isOfMainActor = isMarked
      }
      guard line.contains(/\bfunc\s+test\w*\s*\(\s*\)/), !line.contains(/\)\s*async\b/) else {
        continue
      }
      if (isMarked || isOfMainActor) && !line.contains("nonisolated") { found.append(index + 1) }
    }
    return found
  }

  /// The lines of reducers that do not say that they are of no actor.
  var reducersOfAnyActor: [Int] {
    lines.indices.filter { index in
      let marks = index > 0 ? lines[index - 1] : ""
      return lines[index].contains(/\b(struct|enum)\s+\w+/)
        && (lines[index].contains(/@Reducer\b/) || marks.contains(/^\s*@Reducer\b[^{]*$/))
        && !(marks + lines[index]).contains(/\bnonisolated\b|:.*\b(Reducer|Sendable)\b/)
    }.map { $0 + 1 }
  }

  private static func either(_ one: Bool?, _ other: Bool?) -> Bool? {
    one == true || other == true ? true : one == nil || other == nil ? nil : false
  }

  private static func module(in line: String) -> String? {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?([A-Za-z_]\w*)/
    return line.firstMatch(of: pattern).map { String($0.output.1) }
  }

  private static func code(_ text: String) -> [String] {
    var depth = 0
    var isText = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let code = withoutComments(String(line), &depth)
      let marks = code.matches(of: /"""/).count
      defer { if marks % 2 == 1 { isText.toggle() } }
      return isText ? "" : code
    }
  }

  private static func withoutComments(_ line: String, _ depth: inout Int) -> String {
    var code = ""
    var rest = line[...]
    while let mark = rest.firstMatch(of: /\/\/|\/\*|\*\//) {
      if depth == 0 { code += rest[..<mark.range.lowerBound] }
      switch mark.output {
      case "//" where depth == 0: return code
      case "/*": depth += 1
      case "*/": depth = max(0, depth - 1)
      default: break
      }
      rest = rest[mark.range.upperBound...]
    }
    return depth == 0 ? code + rest : code
  }
}
