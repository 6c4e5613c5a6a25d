import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension Diagnostic {
  static func reducerNeedsStructOrEnum(
    _ node: AttributeSyntax,
    on declaration: some DeclGroupSyntax
  ) -> Diagnostic {
    let complaint = Complaint(
      id: "reducer.needsStructOrEnum",
      article: .reducers,
      message: """
        '@Reducer' needs a struct with the logic of a feature or an enum that lists features; \
        \(declaration.kindDescription) is neither
        """
    )
    var fixIts: [FixIt] = []
    if let keyword = declaration.as(ClassDeclSyntax.self)?.classKeyword {
      fixIts.append(
        .replacing(
          keyword, by: .struct, as: Remedy(id: "reducer.struct", message: "make it a struct"))
      )
    }
    return complaint.diagnostic(at: node, fixIts: fixIts + [.removing(node)])
  }

  static func caseMarkerNeedsCase(_ node: AttributeSyntax) -> Diagnostic {
    let name = node.attributeName.trimmedDescription
    return Complaint(
      id: "reducer.markerNeedsCase",
      article: .reducers,
      message: "'@\(name)' marks a case of an '@Reducer' enum and does nothing elsewhere"
    )
    .diagnostic(at: node, fixIts: [.removing(node)])
  }

  fileprivate static func caseNeedsReducer(
    _ item: EnumCase, _ type: TypeSyntax
  ) -> Diagnostic {
    let declaration = item.declaration
    let marked = declaration.with(\.leadingTrivia, []).with(
      \.attributes,
      [.attribute("@ReducerCaseIgnored ")] + declaration.with(\.leadingTrivia, []).attributes)
    let fixIt = FixIt(
      message: Remedy(id: "reducer.ignoreCase", message: "add '@ReducerCaseIgnored'"),
      changes: [
        .replace(
          oldNode: Syntax(declaration),
          newNode: Syntax(marked.with(\.leadingTrivia, declaration.leadingTrivia)))
      ]
    )
    return Complaint(
      id: "reducer.caseNeedsReducer",
      article: .reducers,
      message: """
        case '\(item.name)' needs a reducer, and '\(type.trimmedDescription)' is none: \
        mark a case that only carries data
        """
    )
    .diagnostic(at: type, fixIts: [fixIt])
  }
}

extension MacroExpansionContext {
  /// Warns that a body never runs, because the type also has `reduce(into:action:)`.
  func diagnoseBodyBesideReduce(in declaration: StructDeclSyntax) {
    guard let body = declaration.reducerBody, let reduce = declaration.reduceMethod else { return }
    let complaint = Complaint(
      id: "reducer.bodyBesideReduce",
      article: .reducers,
      message: """
        'body' of '\(declaration.name.text)' is never run, because 'reduce(into:action:)' takes \
        its place: move the method's code into a 'Reduce' in the body
        """,
      severity: .warning
    )
    let note = Note(
      node: Syntax(body.property.identifier),
      message: Annotation(id: "reducer.unusedBody", message: "this is what does not run")
    )
    diagnose(Diagnostic(node: reduce.name, message: complaint, notes: [note]))
  }

  /// Reports cases whose payload cannot be a feature.
  func diagnoseCases(of declaration: EnumDeclSyntax) {
    let cases = Conditional.all(of: declaration.memberBlock.members).flattened()
    for item in cases where !item.attributes.contains(named: "ReducerCaseIgnored") {
      guard item.parameters.count == 1, let type = item.parameters.first?.type, type.isPlainData
      else { continue }
      diagnose(.caseNeedsReducer(item, type))
    }
  }
}

extension TypeSyntax {
  /// Whether the name of the type shows that it is not a reducer.
  var isPlainData: Bool {
    let names: Set = [
      "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int64", "String",
      "UInt", "UUID", "URL", "Void",
    ]
    if let type = self.as(IdentifierTypeSyntax.self) { return names.contains(type.name.text) }
    return [.arrayType, .dictionaryType, .optionalType, .tupleType, .functionType].contains(kind)
  }
}
