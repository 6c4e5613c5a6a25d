import SwiftSyntaxMacros

/// A macro whose generated code needs no formatting.
///
/// Formatting would take the greater part of an expansion's time.
public protocol VerbatimMacro: Macro {}

extension VerbatimMacro {
  /// Disabled, so that the compiler does not format the generated code.
  public static var formatMode: FormatMode { .disabled }
}

extension String {
  /// Returns the text with every nonempty line indented.
  func indented(_ width: Int = 2) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: width) + $0 }
      .joined(separator: "\n")
  }
}

extension Sequence<String> {
  /// The nonempty texts, one a line.
  var lines: String { filter { !$0.isEmpty }.joined(separator: "\n") }
}
