import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservableState`: gives a struct or an enum an identity and observed properties.
public enum ObservableStateMacro: VerbatimMacro {}

extension ObservableStateMacro: MemberMacro {
  /// Generates the registrar and the identity; for an enum, the identity of its case and payload.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.memberAccess(in: context)
    if let declaration = declaration.as(StructDeclSyntax.self) {
      for member in declaration.flatMembers.compactMap({ $0.as(VariableDeclSyntax.self) }) {
        if Property(member) == nil { context.diagnoseSeveralProperties(in: member) }
        context.diagnoseUnobservedWrapper(of: member)
      }
      return ObservableStructCode(declaration: declaration, access: access).members
    }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return ObservableEnumCode(declaration: declaration, access: access).members
    }
    context.diagnose(.observableStateNeedsValue(node, on: declaration))
    return []
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  /// Adds `@ObservationStateTracked` to each stored property of a struct that can be observed.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self),
      let property = member.as(VariableDeclSyntax.self).flatMap(Property.init)
    else { return [] }
    return property.isTracked ? ["@CoreArchitecture.ObservationStateTracked"] : []
  }
}

extension ObservableStateMacro: ExtensionMacro {
  /// Adds the conformance to `ObservableState`.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self),
      protocols.contains(where: { $0.lastComponent == "ObservableState" }),
      !context.diagnosePrivate(node, on: declaration)
    else { return [] }
    return [
      try ExtensionDeclSyntax(
        "nonisolated extension \(type.trimmed): CoreArchitecture.ObservableState"
      ) {}
    ]
  }
}
