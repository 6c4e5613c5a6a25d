import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a variable for `#Preview`, which makes it a property of a view.
public enum PreviewableMacro: VerbatimMacro {}

extension PreviewableMacro: PeerMacro {
  /// Generates nothing: `#Preview` reads the mark.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
