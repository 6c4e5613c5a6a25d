import SwiftSyntax
import SwiftSyntaxMacros

/// `@DependencyEndpointIgnored`: keeps `@DependencyClient` from treating a closure as an endpoint.
public enum DependencyEndpointIgnoredMacro: VerbatimMacro, AccessorMacro {
  /// Generates nothing, as the macro only marks the property.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
