import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension MacroExpansionContext {
  /// Reports a `private` type inside another type and returns whether it is one.
  ///
  /// The generated extension at file scope could not name it.
  func diagnosePrivate(_ node: AttributeSyntax, on declaration: some DeclGroupSyntax) -> Bool {
    guard !lexicalContext.isEmpty,
      let modifier = declaration.modifiers.first(where: {
        $0.name.tokenKind == .keyword(.private) && $0.detail == nil
      })
    else { return false }
    let name = node.attributeName.trimmedDescription
    let complaint = Complaint(
      id: "privateType",
      article: .reducers,
      message: """
        '@\(name)' adds a conformance at file scope, from where \(declaration.kindDescription) \
        cannot be seen while it is 'private'
        """
    )
    let remedy = Remedy(id: "fileprivate", message: "make it 'fileprivate'")
    let fixIt = FixIt.replacing(modifier.name, by: .fileprivate, as: remedy)
    diagnose(complaint.diagnostic(at: modifier, fixIts: [fixIt]))
    return true
  }
}
