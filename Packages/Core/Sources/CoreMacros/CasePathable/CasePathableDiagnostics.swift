import SwiftDiagnostics
import SwiftSyntax

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
