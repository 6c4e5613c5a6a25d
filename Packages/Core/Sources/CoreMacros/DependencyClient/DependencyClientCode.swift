import SwiftSyntax
import SwiftSyntaxBuilder

/// The initializers of a dependency client.
struct DependencyClientCode {
  let declaration: StructDeclSyntax
  let access: String

  var initializers: [DeclSyntax] {
    let fields = declaration.memberBlock.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self).flatMap(Property.init) }
      .filter { $0.isInstance && $0.isStored && !$0.declaration.modifiers.contains(.lazy) }
      .compactMap(Field.init)
    var initializers: [DeclSyntax] = []
    let all = fields.filter(\.isParameter)
    let necessary = all.filter { !$0.hasDefault }
    if !all.isEmpty, !declaresInitializer(of: all) { initializers.append(memberwise(all)) }
    if fields.allSatisfy(\.hasDefault), !declaresInitializer(of: []) {
      initializers.append("\(raw: access)init() {}")
    } else if necessary.count < all.count, necessary.allSatisfy(\.isData),
      !declaresInitializer(of: necessary)
    {
      initializers.append(memberwise(necessary))
    }
    return initializers
  }

  private func memberwise(_ fields: [Field]) -> DeclSyntax {
    let isHidden = fields.contains(where: \.isHidden)
    // Endpoints with a default have no `init` accessor, so all other properties come first.
    let ordered = fields.filter { !$0.isDefaultedEndpoint } + fields.filter(\.isDefaultedEndpoint)
    let assignments = ordered.map { "  self.\($0.property.name) = \($0.property.name)" }.lines
    return """
      \(raw: isHidden ? "fileprivate " : access)init(
      \(raw: fields.map { "  \($0.parameter)" }.joined(separator: ",\n"))
      ) {
      \(raw: assignments)
      }
      """
  }

  private func declaresInitializer(of fields: [Field]) -> Bool {
    let labels = fields.map(\.property.bareName)
    return declaration.flatMembers
      .compactMap { $0.as(InitializerDeclSyntax.self) }
      .contains { $0.signature.parameterClause.parameters.map(\.firstName.text) == labels }
  }
}

/// A stored property of a client, as a parameter of the initializers.
private struct Field {
  let property: Property
  let type: String

  /// Nil for a constant with a value, and where the type cannot be determined.
  init?(_ property: Property) {
    let initializer = property.binding.initializer
    if !property.isMutable, initializer != nil { return nil }
    guard
      let type = property.binding.typeAnnotation?.type.trimmedDescription
        ?? initializer?.value.literalType
    else { return nil }
    self.property = property
    self.type = type
  }

  private var isEndpoint: Bool {
    property.isMutable && property.closureType != nil
      && !property.declaration.attributes.contains(named: "DependencyEndpointIgnored")
  }

  /// Whether it is not an endpoint, so that every initializer needs a value for it.
  var isData: Bool { !isEndpoint }

  var isDefaultedEndpoint: Bool { isEndpoint && property.binding.initializer != nil }

  var isHidden: Bool {
    [.private, .fileprivate].contains(property.declaration.modifiers.access)
  }

  /// Whether callers pass a value; not for a private property with a default.
  var isParameter: Bool { !(isHidden && hasDefault) }

  var hasDefault: Bool {
    if property.binding.initializer != nil { return true }
    if isEndpoint, let endpoint = DependencyEndpoint(property) {
      return endpoint.defaultValue != nil
    }
    return property.isMutable
      && property.binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
  }

  var parameter: String {
    if isEndpoint { return "\(property.name): @escaping \(type)" }
    let escaping = property.closureType == nil ? "" : "@escaping "
    let value = property.binding.initializer?.value.trimmedDescription ?? (hasDefault ? "nil" : nil)
    return "\(property.name): \(escaping)\(type)\(value.map { " = \($0)" } ?? "")"
  }
}

extension ExprSyntax {
  /// The type of a literal without an annotation.
  fileprivate var literalType: String? {
    switch kind {
    case .integerLiteralExpr: "Swift.Int"
    case .floatLiteralExpr: "Swift.Double"
    case .booleanLiteralExpr: "Swift.Bool"
    case .stringLiteralExpr: "Swift.String"
    default: nil
    }
  }
}
