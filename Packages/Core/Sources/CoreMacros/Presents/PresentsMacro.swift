import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Presents`: state of a feature that is shown while it is not nil.
public enum PresentsMacro: VerbatimMacro {}

extension PresentsMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = PresentedProperty(node, on: declaration, in: context) else {
      // The complaint is enough: without accessors the compiler would add one of its own.
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
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessor role complains; once is enough.
    guard let property = PresentedProperty(node, on: declaration, in: nil),
      context.lexicalContext.first?.isObservable != false
    else { return [] }
    return [property.storage, property.projection]
  }
}

extension Syntax {
  /// Whether a type is marked so that it has a registrar of observers.
  fileprivate var isObservable: Bool {
    asProtocol((any DeclGroupSyntax).self)?.attributes.contains(named: "ObservableState") == true
  }
}
