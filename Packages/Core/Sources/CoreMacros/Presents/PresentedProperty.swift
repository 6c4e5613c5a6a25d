import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

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
