import SwiftSyntaxMacros

/// A macro whose generated code is laid out already.
///
/// Formatting is the greater part of the time that an expansion takes.
public protocol VerbatimMacro: Macro {}

extension VerbatimMacro {
  public static var formatMode: FormatMode { .disabled }
}
