import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension Diagnostic {
  static func presentsNeedsStoredProperty(_ node: AttributeSyntax) -> Diagnostic {
    Complaint(
      id: "presents.needsStoredProperty",
      article: .presentation,
      message: "'@Presents' needs one stored property of an instance"
    )
    .diagnostic(at: node, fixIts: [.removing(node)])
  }

  static func presentsNeedsObservableState(_ node: AttributeSyntax) -> Diagnostic {
    Complaint(
      id: "presents.needsObservableState",
      article: .presentation,
      message: "'@Presents' needs a type with '@ObservableState', whose observers it tells"
    )
    .diagnostic(at: node)
  }

  static func presentsNeedsVar(_ declaration: VariableDeclSyntax) -> Diagnostic {
    let keyword = declaration.bindingSpecifier
    let fixIt = FixIt.replacing(
      keyword, by: .var, as: Remedy(id: "presents.var", message: "make it a 'var'"))
    return Complaint(
      id: "presents.needsVar",
      article: .presentation,
      message: "'@Presents' needs a 'var': presenting and dismissing change it"
    )
    .diagnostic(at: keyword, fixIts: [fixIt])
  }

  static func presentsNeedsOptional(_ property: Property) -> Diagnostic {
    let complaint = Complaint(
      id: "presents.needsOptional",
      article: .presentation,
      message: "'@Presents' needs a written optional type: nil means that nothing is presented"
    )
    guard let type = property.binding.typeAnnotation?.type else {
      return complaint.diagnostic(at: property.identifier, fixIts: [])
    }
    let fixIt = FixIt(
      message: Remedy(id: "presents.optional", message: "make the type optional"),
      changes: [
        .replace(
          oldNode: Syntax(type),
          newNode: Syntax(
            OptionalTypeSyntax(
              leadingTrivia: type.leadingTrivia, wrappedType: type.trimmed,
              trailingTrivia: type.trailingTrivia))
        )
      ]
    )
    return complaint.diagnostic(at: type, fixIts: [fixIt])
  }
}
