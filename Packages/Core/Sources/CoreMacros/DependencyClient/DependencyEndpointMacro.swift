import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEndpoint`: makes a closure of a client report when it is not implemented.
///
/// The closure is stored in a second property. A method with the labels of its parameters is added.
public enum DependencyEndpointMacro: VerbatimMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  /// Generates accessors of the stored closure.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let endpoint = declaration.dependencyEndpoint else {
      context.diagnose(.dependencyEndpointNeedsClosure(node, declaration))
      // One error is enough; without accessors the compiler would report another.
      return ["get { Swift.fatalError(\"'@DependencyEndpoint' could not be expanded.\") }"]
    }
    if endpoint.defaultValue == nil {
      context.diagnose(.dependencyEndpointNeedsDefault(endpoint))
    }
    if let warning = endpoint.warningOfDefault { context.diagnose(warning) }
    let storage = endpoint.property.storageName
    // With an `init` accessor, the written default would replace the one that reports.
    let initializer: [AccessorDeclSyntax] =
      endpoint.property.binding.initializer != nil
      ? []
      : [
        """
        @storageRestrictions(initializes: \(raw: storage))
        init(initialValue) {
          \(raw: storage) = initialValue
        }
        """
      ]
    return initializer + [
      """
      get {
        \(raw: storage)
      }
      """,
      """
      set {
        \(raw: storage) = newValue
      }
      """,
    ]
  }
}

extension DependencyEndpointMacro: PeerMacro {
  /// Generates the storage, with a default that reports, and the method with labels.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let endpoint = declaration.dependencyEndpoint else { return [] }
    let client = context.lexicalContext.first?.asProtocol((any NamedDeclSyntax).self)?.name.text
    let value = endpoint.unimplemented(clientName: client).map { " = \($0)" } ?? ""
    let type = endpoint.type.trimmedDescription
    let storage: DeclSyntax = """
      private var \(raw: endpoint.property.storageName): \(raw: type)\(raw: value)
      """
    return [storage] + (endpoint.method(named: node.methodName).map { [$0] } ?? [])
  }
}

extension DeclSyntaxProtocol {
  fileprivate var dependencyEndpoint: DependencyEndpoint? {
    guard let property = self.as(VariableDeclSyntax.self).flatMap(Property.init),
      property.isMutable, property.isInstance, property.isStored
    else { return nil }
    return DependencyEndpoint(property)
  }
}

extension AttributeSyntax {
  /// The name in `@DependencyEndpoint(method: "fetchUser")`.
  fileprivate var methodName: String? {
    guard case .argumentList(let arguments)? = arguments else { return nil }
    let literal = arguments.first { $0.label?.text == "method" }?
      .expression.as(StringLiteralExprSyntax.self)
    let name = literal?.segments.first?.as(StringSegmentSyntax.self)?.content.text
    return name?.isEmpty == false ? name : nil
  }
}

extension DependencyEndpoint {
  /// Returns the method `func fetch(id p0: Int) async throws -> User`.
  ///
  /// Nil if it would have neither a name nor labels of its own.
  fileprivate func method(named name: String?) -> DeclSyntax? {
    let labels = closure.parameters.map(\.label)
    guard name != nil || labels.contains(where: { $0 != nil }) else { return nil }
    let parameters = closure.parameters.enumerated().map { index, parameter in
      "\(parameter.label ?? "_") p\(index): \(parameter.type.trimmedDescription)"
    }
    let arguments = closure.parameters.enumerated().map { index, parameter in
      parameter.isInout ? "&p\(index)" : "p\(index)"
    }
    let call = "\(property.storageName)(\(arguments.joined(separator: ", ")))"
    let marks = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    let effects = closure.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
    return """
      \(raw: prefix)func \(raw: name ?? property.name)(\(raw: parameters.joined(separator: ", ")))\
      \(raw: effects) -> \(raw: closure.returnClause.type.trimmedDescription) {
        \(raw: marks)\(raw: call)
      }
      """
  }

  /// The attributes and the access level of the property, repeated for the method.
  private var prefix: String {
    let inherited = property.declaration.attributes.attributes
      .filter { $0.attributeName.lastComponent?.first?.isLowercase == true }
      .map { "\($0.trimmedDescription)\n" }
    let actor = type.as(AttributedTypeSyntax.self)?.attributes.attributes
      .filter { $0.attributeName.lastComponent == "MainActor" }
      .map { "\($0.trimmedDescription)\n" }
    let modifiers = property.declaration.modifiers
      .filter { $0.detail == nil }
      .map { "\($0.trimmedDescription) " }
    return (inherited + (actor ?? []) + modifiers).joined()
  }
}

extension TupleTypeElementSyntax {
  /// The label of a parameter: `id` for `_ id: Int`.
  fileprivate var label: String? {
    guard let name = secondName ?? firstName, name.tokenKind != .wildcard else { return nil }
    return name.text
  }

  fileprivate var isInout: Bool {
    guard let type = type.as(AttributedTypeSyntax.self) else { return false }
    return type.specifiers.contains { specifier in
      guard case .simpleTypeSpecifier(let specifier) = specifier else { return false }
      return specifier.specifier.tokenKind == .keyword(.inout)
    }
  }
}

/// `@DependencyEndpointIgnored`: keeps `@DependencyClient` from treating a closure as an endpoint.
public enum DependencyEndpointIgnoredMacro: VerbatimMacro, AccessorMacro {
  /// Generates nothing, as the macro only marks the property.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
