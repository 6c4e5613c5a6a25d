import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Reducer`: completes a struct to a feature, or composes the features that an enum lists.
public enum ReducerMacro: VerbatimMacro {}

extension ReducerMacro: ExtensionMacro {
  /// Adds the conformance to `Reducer`, and for an enum to `CaseReducer`.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let isEnum = declaration.is(EnumDeclSyntax.self)
    guard isEnum || declaration.is(StructDeclSyntax.self),
      !context.diagnosePrivate(node, on: declaration)
    else { return [] }
    // The order matters: the compiler infers the body's type from the first protocol.
    let missing = protocols.compactMap(\.lastComponent)
    let names = (isEnum ? ["CaseReducer", "Reducer"] : ["Reducer"]).filter(missing.contains)
    guard !names.isEmpty else { return [] }
    let conformances = names.map { "CoreArchitecture.\($0)" }.joined(separator: ", ")
    return [
      try ExtensionDeclSyntax(
        "nonisolated extension \(type.trimmed): \(raw: conformances)"
      ) {}
    ]
  }
}

extension ReducerMacro: MemberMacro {
  /// Generates the members that the type lacks to be a reducer.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.memberAccess(in: context)
    if let declaration = declaration.as(StructDeclSyntax.self) {
      context.diagnoseBodyBesideReduce(in: declaration)
      let isNested = context.lexicalContext.contains { $0.isProtocol((any DeclGroupSyntax).self) }
      return ReducerStructCode(declaration: declaration, access: access, isNested: isNested).members
    }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      context.diagnoseCases(of: declaration)
      return ReducerEnumCode(declaration: declaration, access: access, attribute: node).members
    }
    context.diagnose(.reducerNeedsStructOrEnum(node, on: declaration))
    return []
  }
}

extension ReducerMacro: MemberAttributeMacro {
  /// Adds `@CasePathable` to `State` and `Action`, and the result builder to the body.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    if let member = member.as(EnumDeclSyntax.self) { return caseAttributes(of: member) }
    guard let body = member.as(VariableDeclSyntax.self).flatMap(ReducerBody.init),
      body.needsBuilder
    else { return [] }
    let builder = "CoreArchitecture.ReducerBuilder<\(body.state), \(body.action)>"
    return ["@\(raw: builder)"]
  }

  private static func caseAttributes(of member: EnumDeclSyntax) -> [AttributeSyntax] {
    let name = member.name.text
    guard name == "Action" || name == "State" else { return [] }
    var attributes: [AttributeSyntax] = []
    if !member.attributes.contains(named: "CasePathable"),
      !member.statesConformance(to: "CasePathable")
    {
      attributes.append("@CoreCasePaths.CasePathable")
    }
    if name == "State", !member.attributes.contains(named: "dynamicMemberLookup") {
      attributes.append("@dynamicMemberLookup")
    }
    return attributes
  }
}

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
