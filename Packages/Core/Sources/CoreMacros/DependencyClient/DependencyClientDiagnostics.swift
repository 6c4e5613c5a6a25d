import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension Diagnostic {
  static func dependencyClientNeedsStruct(
    _ node: AttributeSyntax,
    on declaration: some DeclGroupSyntax
  ) -> Diagnostic {
    let complaint = Complaint(
      id: "dependencyClient.needsStruct",
      article: .dependencies,
      message: """
        '@DependencyClient' needs a struct of closures: tests replace single endpoints, which \
        \(declaration.kindDescription) does not let them do
        """
    )
    return complaint.diagnostic(at: node, fixIts: [.removing(node)])
  }

  static func dependencyEndpointNeedsClosure(
    _ node: AttributeSyntax,
    _ declaration: some DeclSyntaxProtocol
  ) -> Diagnostic {
    let complaint = Complaint(
      id: "dependencyEndpoint.needsClosure",
      article: .dependencies,
      message: "'@DependencyEndpoint' needs a stored 'var' of an instance with a closure's type"
    )
    var fixIts: [FixIt] = []
    if let keyword = declaration.as(VariableDeclSyntax.self)?.bindingSpecifier,
      keyword.tokenKind == .keyword(.let)
    {
      let remedy = Remedy(id: "dependencyEndpoint.var", message: "make it a 'var'")
      fixIts.append(.replacing(keyword, by: .var, as: remedy))
    }
    return complaint.diagnostic(at: node, fixIts: fixIts + [.removing(node)])
  }

  static func dependencyEndpointNeedsDefault(_ endpoint: DependencyEndpoint) -> Diagnostic {
    let binding = endpoint.property.binding
    let wildcards = endpoint.closure.parameters.map { _ in "_" }.joined(separator: ", ")
    let head = wildcards.isEmpty ? "{" : "{ \(wildcards) in"
    let type = endpoint.closure.returnClause.type.trimmedDescription
    let value: ExprSyntax = "\(raw: head) <#\(raw: type)#> }"
    let replacement = binding.trimmed.with(
      \.initializer,
      InitializerClauseSyntax(
        equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space), value: value))
    let fixIt = FixIt(
      message: Remedy(id: "dependencyEndpoint.default", message: "add a default closure"),
      changes: [
        .replace(
          oldNode: Syntax(binding),
          newNode: Syntax(replacement.with(\.trailingTrivia, binding.trailingTrivia)))
      ]
    )
    return Complaint(
      id: "dependencyEndpoint.needsDefault",
      article: .dependencies,
      message: """
        '\(endpoint.property.bareName)' needs a default: called without an implementation it can \
        throw no error, so it must have something to return
        """
    )
    .diagnostic(at: binding, fixIts: [fixIt])
  }
}

extension DependencyEndpoint {
  /// A warning about a written default that compiles but is wrong.
  var warningOfDefault: Diagnostic? {
    guard let value = property.binding.initializer?.value else { return nil }
    guard let closure = value.as(ClosureExprSyntax.self) else {
      if value.calledFunction == "unimplemented" { return nil }
      return Complaint(
        id: "dependencyEndpoint.defaultIsNoClosure",
        article: .dependencies,
        message: """
          the default of '\(property.bareName)' is not written as a closure, so that a call without \
          an implementation goes unreported: write '{ … }' around it
          """,
        severity: .warning
      ).diagnostic(at: value)
    }
    guard let statement = closure.statements.first, closure.statements.count == 1,
      statement.endsProcess
    else { return nil }
    return Complaint(
      id: "dependencyEndpoint.defaultEndsProcess",
      article: .dependencies,
      message: """
        the default of '\(property.bareName)' ends the whole process, and a test run with it: \
        return any value instead, as a call without an implementation is reported by itself
        """,
      severity: .warning
    ).diagnostic(at: statement)
  }
}
