import SwiftSyntax

/// The `body` of a reducer, as it was written.
struct ReducerBody {
  let property: Property

  init?(_ declaration: VariableDeclSyntax) {
    guard let property = Property(declaration), property.bareName == "body", property.isInstance
    else { return nil }
    self.property = property
  }

  /// `some Reducer<State, Action>`: what stands after the colon.
  private var constraint: TypeSyntax? {
    property.binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)?.constraint
  }

  private var arguments: [String] {
    let clause =
      constraint?.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? constraint?.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.map { $0.argument.trimmedDescription } ?? []
  }

  /// The type of the state, spelled as the body spells it.
  var state: String {
    switch (constraint?.lastComponent, arguments.count) {
    case ("Reducer", 2): arguments[0]
    case ("ReducerOf", 1): "\(arguments[0]).State"
    default: "Self.State"
    }
  }

  /// The type of the action, spelled as the body spells it.
  var action: String {
    switch (constraint?.lastComponent, arguments.count) {
    case ("Reducer", 2): arguments[1]
    case ("ReducerOf", 1): "\(arguments[0]).Action"
    default: "Self.Action"
    }
  }

  /// Whether state and action follow from the body alone: it names types other than the reducer's.
  var namesOtherTypes: Bool {
    !["State", "Self.State"].contains(state) && !["Action", "Self.Action"].contains(action)
  }

  /// Whether it lists reducers, and no attribute says yet how to compose them.
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

  /// The `reduce(into:action:)` of a reducer that has its logic there.
  var reduceMethod: FunctionDeclSyntax? {
    flatMembers.lazy
      .compactMap { $0.as(FunctionDeclSyntax.self) }
      .first { function in
        let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
        return function.name.text == "reduce" && labels == ["into", "action"]
      }
  }
}
