import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CasePathable`: generates a case path per case, in a nested type `AllCasePaths`.
public enum CasePathableMacro: VerbatimMacro {}

extension CasePathableMacro: ExtensionMacro {
  /// Adds the conformances to `CasePathable` and `CasePathIterable`.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty,
      !context.diagnosePrivate(node, on: declaration)
    else { return [] }
    let names = protocols.compactMap(\.lastComponent).map { "CoreCasePaths.\($0)" }
    let conformances = names.joined(separator: ", ")
    return [
      try ExtensionDeclSyntax("nonisolated extension \(type.trimmed): \(raw: conformances)") {}
    ]
  }
}

extension CasePathableMacro: MemberMacro {
  /// Generates `AllCasePaths` and `allCasePaths`, unless they are declared.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose(.casePathableNeedsEnum(node, on: declaration))
      return []
    }
    var cases = Conditional.all(of: declaration.memberBlock.members)
    for overload in cases.removeOverloads() { context.diagnose(.casePathableOverload(overload)) }
    let access = declaration.memberAccess(in: context)
    let code = CasePathableCode(enumName: declaration.name.text, access: access, cases: cases)
    var members: [DeclSyntax] = []
    if !declaration.declaresType(named: "AllCasePaths") {
      members += code.typeAliases.map { "\(raw: $0)" }
      members.append("\(raw: code.allCasePathsType)")
    }
    if !declaration.declaresProperty(named: "allCasePaths") {
      members.append("\(raw: code.allCasePathsProperty)")
    }
    return members
  }
}

extension EnumCases {
  /// Removes and returns cases with the name of an earlier case, as a key path cannot name them.
  ///
  /// The same name in two branches of an `#if` is not an overload.
  fileprivate mutating func removeOverloads() -> [EnumCase] {
    var names: Set<String> = []
    var overloads: [EnumCase] = []
    removeAll { item in
      guard case .element(let item) = item, !names.insert(item.name).inserted else { return false }
      overloads.append(item)
      return true
    }
    return overloads
  }
}

extension Diagnostic {
  static func casePathableNeedsEnum(
    _ node: AttributeSyntax,
    on declaration: some DeclGroupSyntax
  ) -> Diagnostic {
    let complaint = Complaint(
      id: "casePathable.needsEnum",
      article: .actions,
      message: "'@CasePathable' needs an enum: \(declaration.kindDescription) has no cases"
    )
    return complaint.diagnostic(at: node, fixIts: [.removing(node)])
  }

  static func casePathableOverload(_ item: EnumCase) -> Diagnostic {
    Complaint(
      id: "casePathable.overload",
      article: .actions,
      message: """
        '@CasePathable' needs case names that differ: a key path cannot tell this '\(item.name)' \
        from the other one by labels or types
        """
    )
    .diagnostic(at: item.element.name)
  }
}
