import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyClient`: endpoints that report when they are called without an implementation, and
/// the initializers that set them.
public enum DependencyClientMacro: VerbatimMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
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
