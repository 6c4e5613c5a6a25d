import SwiftSyntax
import SwiftSyntaxMacros

/// `@ReducerCaseIgnored`: marks a case of an enum reducer whose payload is not a feature.
public enum ReducerCaseIgnoredMacro: VerbatimMacro, PeerMacro {
  /// Generates nothing; reports that a declaration is not a case.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(EnumCaseDeclSyntax.self) { context.diagnose(.caseMarkerNeedsCase(node)) }
    return []
  }
}
