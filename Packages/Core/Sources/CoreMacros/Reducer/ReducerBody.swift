import SwiftSyntax

/// The `body` of a reducer, as written.
struct ReducerBody {
  let property: Property

  init?(_ declaration: VariableDeclSyntax) {
    guard let property = Property(declaration), property.bareName == "body", property.isInstance
    else { return nil }
    self.property = property
  }

  /// The constraint `Reducer<State, Action>` in the type `some Reducer<State, Action>`.
  private var constraint: TypeSyntax? {
    property.binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)?.constraint
  }

  /// State and action as the body's type names them; nil if it does not.
  private var spelledTypes: (state: String, action: String)? {
    let arguments = constraint?.genericArguments ?? []
    switch (constraint?.lastComponent, arguments.count) {
    case ("Reducer", 2): return (arguments[0], arguments[1])
    case ("ReducerOf", 1): return ("\(arguments[0]).State", "\(arguments[0]).Action")
    default: break
    }
    let annotation = property.binding.typeAnnotation?.type
    let call = property.binding.initializer?.value.as(FunctionCallExprSyntax.self)
    let made = call?.calledExpression.as(GenericSpecializationExprSyntax.self)
    let name = annotation?.lastComponent ?? made?.expression.lastComponent
    let types = annotation?.genericArguments ?? made?.genericArgumentClause.types ?? []
    guard let name, ["EmptyReducer", "Reduce"].contains(name), types.count == 2 else { return nil }
    return (types[0], types[1])
  }

  /// Whether the body's type does not name state and action.
  var isOpaque: Bool { spelledTypes == nil }

  /// The type of the state, as the body's type names it.
  var state: String { spelledTypes?.state ?? "Self.State" }

  /// The type of the action, as the body's type names it.
  var action: String { spelledTypes?.action ?? "Self.Action" }

  /// Whether the body lists reducers and no attribute tells how to compose them.
  var needsBuilder: Bool {
    guard !property.isStored, ["Reducer", "ReducerOf"].contains(constraint?.lastComponent) else {
      return false
    }
    return !property.customAttributes.contains {
      $0.attributeName.lastComponent?.hasSuffix("Builder") == true
    }
  }
}

extension DeclGroupSyntax {
  var reducerBody: ReducerBody? {
    flatMembers.lazy
      .compactMap { $0.as(VariableDeclSyntax.self) }
      .compactMap(ReducerBody.init)
      .first
  }

  /// The method `reduce(into:action:)`, if the reducer has one.
  var reduceMethod: FunctionDeclSyntax? {
    flatMembers.lazy
      .compactMap { $0.as(FunctionDeclSyntax.self) }
      .first { function in
        let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
        return function.name.text == "reduce" && labels == ["into", "action"]
      }
  }
}

extension TypeSyntax {
  fileprivate var genericArguments: [String] {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.types ?? []
  }
}

extension GenericArgumentClauseSyntax {
  fileprivate var types: [String] { arguments.map { $0.argument.trimmedDescription } }
}

extension ExprSyntax {
  /// The name after the last dot.
  fileprivate var lastComponent: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
