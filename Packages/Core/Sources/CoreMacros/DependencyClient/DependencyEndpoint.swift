import SwiftSyntax

/// A closure of a dependency client, to be generated code for.
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

  /// Whether `Unimplemented` can be thrown; false for a closure that throws another error type.
  var throwsAnyError: Bool {
    guard let clause = effects?.throwsClause else { return false }
    guard let error = clause.type?.trimmedDescription else { return true }
    return ["any Error", "any Swift.Error", "Error", "Swift.Error"].contains(error)
  }

  var returnsVoid: Bool {
    ["Void", "Swift.Void", "()"].contains(closure.returnClause.type.trimmedDescription)
  }

  var returnsOptional: Bool { closure.returnClause.type.wrappedOfOptional != nil }

  /// Returns the closure that stands in until the endpoint is implemented.
  ///
  /// It reports, and then throws, returns (nil if possible), or runs the written default. Nil if it
  /// would have nothing to return.
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

  /// How a call without implementation and default ends; nil if it would have no value to return.
  private var ending: String? {
    if throwsAnyError { return "throw CoreDependencies.Unimplemented(\"\(property.bareName)\")" }
    if returnsVoid { return "" }
    return returnsOptional ? "return nil" : nil
  }

  var defaultValue: String? { unimplemented(clientName: nil) }
}

extension Property {
  /// The function type of a property with a closure, without attributes and parentheses.
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
  /// Returns the closure with one more statement at its beginning.
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
  /// Whether it is an expression whose value a one-line closure returns.
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
  /// The name of the called function: `fatalError` for `fatalError()` and `Swift.fatalError()`.
  var calledFunction: String? {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression
    return callee?.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
