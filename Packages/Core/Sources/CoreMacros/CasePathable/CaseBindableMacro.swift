import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CaseBindable`: generates what a binding to an enum is switched over, and the case paths unless
/// `@CasePathable` does so.
public enum CaseBindableMacro: VerbatimMacro {}

extension CaseBindableMacro: ExtensionMacro {
  /// Adds the conformance to `CaseBindable`, and to `CasePathable`.
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
    let names = protocols.compactMap(\.lastComponent).filter {
      $0 == "CaseBindable" || !declaration.hasCasePaths
    }
    let conformances = names.map { name in
      name == "CaseBindable" ? "CoreViews.\(name)" : "CoreCasePaths.\(name)"
    }
    return [
      try ExtensionDeclSyntax(
        "nonisolated extension \(type.trimmed): \(raw: conformances.joined(separator: ", "))"
      ) {}
    ]
  }
}

extension CaseBindableMacro: MemberMacro {
  /// Generates an enum of bindings with the same cases, and the functions that make it.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let paths =
      declaration.hasCasePaths
      ? []
      : try CasePathableMacro.expansion(
        of: node, providingMembersOf: declaration, conformingTo: protocols, in: context)
    guard let declaration = declaration.as(EnumDeclSyntax.self) else { return paths }
    let code = CaseBindableCode(
      enumName: declaration.name.text, access: declaration.memberAccess(in: context),
      cases: Conditional.all(of: declaration.memberBlock.members))
    return paths
      + ["Binding", "UIBinding"].flatMap { ["\(raw: code.type($0))", "\(raw: code.function($0))"] }
  }
}

extension DeclGroupSyntax {
  /// Whether another macro generates the case paths.
  fileprivate var hasCasePaths: Bool {
    attributes.contains(named: "CasePathable") || attributes.contains(named: "Reducer")
  }
}

/// The source text of what a binding is switched over.
private struct CaseBindableCode {
  let enumName: String
  let access: String
  let cases: EnumCases

  /// The enum of bindings: `CaseBindings`, and `UICaseBindings` for code without views.
  func type(_ binding: String) -> String {
    let cases = cases.rendered { item in
      guard !item.isUnavailable, !item.isUninhabited else { return "" }
      guard !item.parameters.isEmpty else { return "case \(item.name)" }
      let value = item.valueType(renaming: ["Self": enumName])
      return "case \(item.name)(CoreViews.\(binding)<\(value)>)"
    }
    return ["\(access)enum \(name(of: binding)) {", cases.indented(), "}"].lines
  }

  func function(_ binding: String) -> String {
    let branches = cases.rendered { item in
      guard !item.isUnavailable else { return "" }
      guard !item.isUninhabited else {
        return "case .\(item.name): Swift.fatalError(\"The case has no value.\")"
      }
      let payload = item.parameters.isEmpty ? "" : "(binding[dynamicMember: \\.\(item.name)]!)"
      return """
        case .\(item.name):
          return .\(item.name)\(payload)
        """
    }
    return [
      "\(access)static func _caseBindings(of binding: CoreViews.\(binding)<\(enumName)>) "
        + "-> \(name(of: binding)) {",
      "  switch binding.wrappedValue {",
      branches.indented(),
      "  }",
      "}",
    ].lines
  }

  private func name(of binding: String) -> String {
    binding == "UIBinding" ? "UICaseBindings" : "CaseBindings"
  }
}
