import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyClient`: makes the closures of a struct endpoints that must be implemented.
///
/// A call of an endpoint without an implementation is reported.
public enum DependencyClientMacro: VerbatimMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
  /// Adds `@DependencyEndpoint` to each stored closure.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self),
      let property = member.as(VariableDeclSyntax.self).flatMap(Property.init),
      property.customAttributes.isEmpty, property.isMutable, property.isInstance, property.isStored,
      property.closureType != nil
    else { return [] }
    return ["@CoreDependencies.DependencyEndpoint"]
  }
}

extension DependencyClientMacro: MemberMacro {
  /// Generates the initializers that set the endpoints.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      context.diagnose(.dependencyClientNeedsStruct(node, on: declaration))
      return []
    }
    let access = declaration.memberAccess(in: context)
    return DependencyClientCode(declaration: declaration, access: access).initializers
  }
}
