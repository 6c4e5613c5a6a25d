import SwiftSyntax
import SwiftSyntaxMacros

/// `@ObservationStateIgnored`: keeps a property from being observed.
public enum ObservationStateIgnoredMacro: VerbatimMacro, AccessorMacro {
  /// Generates nothing, as the macro only marks the property.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
