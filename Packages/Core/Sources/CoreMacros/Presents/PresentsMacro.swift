import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Presents`: holds the state of a child feature that is presented while it is not nil.
public enum PresentsMacro: VerbatimMacro {}

extension PresentsMacro: AccessorMacro {
  /// Generates accessors of the presented state, which are observed.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = PresentedProperty(node, on: declaration, in: context) else {
      // One error is enough; without accessors the compiler would report another.
      return ["get { Swift.fatalError(\"'@Presents' could not be expanded.\") }"]
    }
    if let type = context.lexicalContext.first, !type.isObservable {
      context.diagnose(.presentsNeedsObservableState(node))
      return ["get { Swift.fatalError(\"'@Presents' could not be expanded.\") }"]
    }
    let storage = property.property.storageName
    let initializer: AccessorDeclSyntax = """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: storage) = \(raw: property.storageType)(wrappedValue: initialValue)
      }
      """
    return [initializer]
      + property.property.observingAccessors(storage: "\(storage).wrappedValue")
  }
}

extension PresentsMacro: PeerMacro {
  /// Generates the storage and the `$` projection.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The expansion of the accessors reports the mistake already.
    guard let property = PresentedProperty(node, on: declaration, in: nil),
      context.lexicalContext.first?.isObservable != false
    else { return [] }
    return [property.storage, property.projection]
  }
}

extension Syntax {
  /// Whether a type has `@ObservableState`, and so a registrar.
  fileprivate var isObservable: Bool {
    asProtocol((any DeclGroupSyntax).self)?.attributes.contains(named: "ObservableState") == true
  }
}

/// A property with `@Presents`: an optional `var` with a written type.
struct PresentedProperty {
  let property: Property
  /// The type inside the optional: `Child.State` of `Child.State?`.
  let wrapped: TypeSyntax

  /// Nil if the macro does not apply; the reason is reported if there is a context.
  init?(
    _ node: AttributeSyntax,
    on declaration: some DeclSyntaxProtocol,
    in context: (any MacroExpansionContext)?
  ) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let property = Property(variable), property.isInstance, property.isStored
    else {
      context?.diagnose(.presentsNeedsStoredProperty(node))
      return nil
    }
    guard property.isMutable else {
      context?.diagnose(.presentsNeedsVar(variable))
      return nil
    }
    guard let type = property.binding.typeAnnotation?.type, let wrapped = type.wrappedOfOptional
    else {
      context?.diagnose(.presentsNeedsOptional(property))
      return nil
    }
    self.property = property
    self.wrapped = wrapped
  }

  var storageType: String { "CoreArchitecture.PresentationState<\(wrapped.trimmedDescription)>" }

  var storage: DeclSyntax {
    let value = property.binding.initializer?.value.trimmedDescription ?? "nil"
    return """
      @CoreArchitecture.ObservationStateIgnored
      private var \(raw: property.storageName) = \(raw: storageType)(wrappedValue: \(raw: value))
      """
  }

  var projection: DeclSyntax {
    let modifiers = property.declaration.modifiers.map { "\($0.trimmedDescription) " }.joined()
    let accessors = property.observingAccessors(storage: property.storageName)
      .map { $0.trimmedDescription.indented() }
    return """
      \(raw: modifiers)var $\(raw: property.bareName): \(raw: storageType) {
      \(raw: accessors.lines)
      }
      """
  }
}

extension TypeSyntax {
  /// The type `T` inside `T?`, `T!` or `Optional<T>`.
  var wrappedOfOptional: TypeSyntax? {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType }
    let arguments =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard lastComponent == "Optional",
      case .type(let wrapped)? = arguments?.arguments.first?.argument
    else { return nil }
    return wrapped
  }
}

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
