import SwiftSyntax
import SwiftSyntaxMacros

/// `@ReducerCaseEphemeral`: marks a case of an enum reducer with state such as an alert.
///
/// The state goes away with the first action that it sends.
public enum ReducerCaseEphemeralMacro: VerbatimMacro, PeerMacro {
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
