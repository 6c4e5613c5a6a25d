import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservationStateTracked`: moves a property's value to a second property and observes it.
public enum ObservationStateTrackedMacro: VerbatimMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  /// Generates accessors that read and write the storage and notify observers.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self).flatMap(Property.init),
      property.isStored
    else { return [] }
    let storage = property.storageName
    let initializer: AccessorDeclSyntax = """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: storage) = initialValue
      }
      """
    return [initializer] + property.observingAccessors(storage: storage)
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  /// Generates the private storage of the value.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self).flatMap(Property.init),
      property.isStored
    else { return [] }
    return [property.trackedStorage]
  }
}

extension Property {
  /// The storage `private var _count = 0`: the declaration, renamed and made private.
  fileprivate var trackedStorage: DeclSyntax {
    let attributes = declaration.attributes.attributes
      .filter { $0.attributeName.lastComponent?.first?.isLowercase == true }
      .map { "\($0.trimmedDescription) " }
    let modifiers = declaration.modifiers
      .filter {
        [.keyword(.weak), .keyword(.unowned), .keyword(.nonisolated)].contains($0.name.tokenKind)
      }
      .map { "\($0.trimmedDescription) " }
    let annotation = binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
    let initializer = binding.initializer.map { " \($0.trimmedDescription)" } ?? ""
    let observers = binding.accessorBlock.map { " \($0.trimmedDescription)" } ?? ""
    return """
      @CoreArchitecture.ObservationStateIgnored
      \(raw: attributes.joined())private \(raw: modifiers.joined())var \(raw: storageName)\
      \(raw: annotation)\(raw: initializer)\(raw: observers)
      """
  }
}
