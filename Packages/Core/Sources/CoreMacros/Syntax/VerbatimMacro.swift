import SwiftSyntaxMacros

/// A macro whose generated code needs no formatting.
///
/// Formatting would take the greater part of an expansion's time.
public protocol VerbatimMacro: Macro {}

extension VerbatimMacro {
  /// Disabled, so that the compiler does not format the generated code.
  public static var formatMode: FormatMode { .disabled }
}
