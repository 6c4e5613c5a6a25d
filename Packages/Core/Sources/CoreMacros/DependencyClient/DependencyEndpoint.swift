import SwiftSyntax

/// A closure of a dependency client.
struct DependencyEndpoint {
  let property: Property
  let type: TypeSyntax
  let closure: FunctionTypeSyntax

  init?(_ property: Property) {
    guard let type = property.binding.typeAnnotation?.type, let closure = property.closureType
    else { return nil }
    self.property = property
    self.type = type
    self.closure = closure
  }

  private var effects: TypeEffectSpecifiersSyntax? { closure.effectSpecifiers }

  var isAsync: Bool { effects?.asyncSpecifier != nil }

  var isThrowing: Bool { effects?.throwsClause != nil }

  /// Whether `Unimplemented` may be thrown: not where another type of error is promised.
  var throwsAnyError: Bool {
    guard let clause = effects?.throwsClause else { return false }
    guard let error = clause.type?.trimmedDescription else { return true }
    return ["any Error", "any Swift.Error", "Error", "Swift.Error"].contains(error)
  }

  var returnsVoid: Bool {
    ["Void", "Swift.Void", "()"].contains(closure.returnClause.type.trimmedDescription)
  }

  var returnsOptional: Bool { closure.returnClause.type.wrappedOfOptional != nil }

  /// What the endpoint does until it is implemented: reports, and then throws, returns (nil where
  /// that can be), or does as the written default does. Nil if it would have nothing to return.
  func unimplemented(clientName: String?) -> String? {
    let name = ([clientName].compactMap { $0 } + [property.bareName]).joined(separator: ".")
    let report = "CoreDependencies._reportUnimplementedEndpoint(\"\(name)\")"
    if let value = property.binding.initializer?.value {
      guard let closure = value.as(ClosureExprSyntax.self) else { return value.trimmedDescription }
      return closure.reporting(report, returnsVoid: returnsVoid)
    }
    let wildcards = closure.parameters.map { _ in "_" }.joined(separator: ", ")
    let head = closure.parameters.isEmpty ? "{" : "{ \(wildcards) in"
    guard let ending else { return nil }
    return ([head, report.indented()] + [ending.indented(), "}"]).lines
  }

  /// How a call ends that has no implementation and no default; nil if it cannot.
  private var ending: String? {
    if throwsAnyError { return "throw CoreDependencies.Unimplemented(\"\(property.bareName)\")" }
    if returnsVoid { return "" }
    return returnsOptional ? "return nil" : nil
  }

  var defaultValue: String? { unimplemented(clientName: nil) }
}

extension Property {
  /// The function type of a property that holds a closure, attributes and parentheses taken off.
  var closureType: FunctionTypeSyntax? { binding.typeAnnotation?.type.functionType }
}

extension TypeSyntax {
  fileprivate var functionType: FunctionTypeSyntax? {
    if let type = self.as(FunctionTypeSyntax.self) { return type }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.functionType }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1 {
      return type.elements.first?.type.functionType
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// The closure with one more statement at its beginning.
  fileprivate func reporting(_ report: String, returnsVoid: Bool) -> String {
    let head = signature.map { "{ \($0.trimmedDescription)" } ?? "{"
    var lines = statements.map(\.trimmedDescription)
    if !returnsVoid, statements.count == 1, let statement = statements.first, statement.isValue {
      lines[0] = "return \(lines[0])"
    }
    return ([head] + ([report] + lines).map { $0.indented() } + ["}"]).lines
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is an expression whose value a closure of one line returns.
  fileprivate var isValue: Bool {
    guard case .expr = item else { return false }
    return !endsProcess
  }

  /// Whether it calls a function that never returns.
  var endsProcess: Bool {
    guard case .expr(let expression) = item, let name = expression.calledFunction else {
      return false
    }
    return ["fatalError", "preconditionFailure"].contains(name)
  }
}

extension ExprSyntax {
  /// `fatalError` of `fatalError()` and of `Swift.fatalError()`.
  var calledFunction: String? {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression
    return callee?.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
