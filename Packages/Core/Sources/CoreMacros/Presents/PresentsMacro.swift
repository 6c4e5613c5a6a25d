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
