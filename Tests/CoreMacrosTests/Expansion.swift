import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// A source whose macros are expanded as the compiler does it.
struct Expansion {
  private let source: SourceFileSyntax
  private let expanded: Syntax
  private let context: BasicMacroExpansionContext

  init(of text: String, by macros: [String: MacroSpec]) {
    source = Parser.parse(source: text)
    let context = BasicMacroExpansionContext(
      sourceFiles: [source: .init(moduleName: "Harbour", fullFilePath: "Harbour.swift")])
    self.context = context
    expanded = source.expand(
      macroSpecs: macros,
      contextGenerator: { node in
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2))
  }

  var text: String { expanded.description.withoutOuterLines }

  var syntaxErrors: [String] {
    ParseDiagnosticsGenerator.diagnostics(for: expanded).map(\.message)
  }

  var diagnostics: [DiagnosticSpec] {
    context.diagnostics.map { diagnostic in
      let place = place(of: diagnostic.position, in: diagnostic.node)
      return DiagnosticSpec(
        message: diagnostic.message, line: place.line, column: place.column,
        severity: diagnostic.diagMessage.severity,
        notes: diagnostic.notes.map { note in
          let place = self.place(of: note.position, in: note.node)
          return NoteSpec(message: note.message, line: place.line, column: place.column)
        },
        fixIts: diagnostic.fixIts.map { FixItSpec(message: $0.message.message) })
    }
  }

  /// The source after the fix-its with these messages, or after the first one of each diagnostic.
  func fixed(by messages: [String]?) -> String {
    let fixIts = context.diagnostics.flatMap { diagnostic in
      messages.map { messages in
        diagnostic.fixIts.filter { messages.contains($0.message.message) }
      } ?? Array(diagnostic.fixIts.prefix(1))
    }
    var text = Array(source.description.utf8)
    let edits = fixIts.flatMap(\.changes).map(edit).sorted {
      $0.range.lowerBound > $1.range.lowerBound
    }
    for edit in edits { text.replaceSubrange(edit.range, with: edit.text.utf8) }
    return String(decoding: text, as: UTF8.self).withoutSpacesAtEnds
  }

  private func edit(_ change: FixIt.Change) -> (range: Range<Int>, text: String) {
    let range: Range<AbsolutePosition>, node: Syntax, text: String
    switch change {
    case .replace(let old, let new):
      (range, node, text) = (old.position..<old.endPosition, old, "\(new)")
    case .replaceText(let old, let new, let parent): (range, node, text) = (old, parent, new)
    default: fatalError("No macro here changes a source in this way: \(change)")
    }
    let start = place(of: range.lowerBound, in: node).offset
    return (start..<start + range.upperBound.utf8Offset - range.lowerBound.utf8Offset, text)
  }

  /// Where a part of what a macro was given stands in the source.
  private func place(
    of position: AbsolutePosition, in node: Syntax
  ) -> SwiftSyntax.SourceLocation {
    context.location(for: position, anchoredAt: node, fileName: "Harbour.swift")
  }
}

/// What a macro says of its source, with the place of the first byte that it speaks of.
struct DiagnosticSpec: Equatable {
  var message: String
  var line: Int
  var column: Int
  var severity = DiagnosticSeverity.error
  var notes: [NoteSpec] = []
  var fixIts: [FixItSpec] = []
}

/// What a diagnostic says of another place.
struct NoteSpec: Equatable {
  var message: String
  var line: Int
  var column: Int
}

/// A mend that a diagnostic offers.
struct FixItSpec: Equatable {
  var message: String
}

extension String {
  var withoutOuterLines: String {
    String(drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
  }

  var withoutSpacesAtEnds: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(#/\s+$/#, with: "") }.joined(separator: "\n")
  }
}
