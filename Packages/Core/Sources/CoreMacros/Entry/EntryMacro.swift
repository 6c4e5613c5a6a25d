import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: makes a property of `EnvironmentValues` a value that views hand down.
///
/// Its generated key has the property's default as its own.
public enum EntryMacro: VerbatimMacro {}

extension EntryMacro: AccessorMacro {
  /// Generates accessors that read and write the value of the key.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = declaration.environmentEntry else {
      context.diagnose(.entryNeedsDefault(node))
      // One error is enough; without accessors the compiler would report another.
      return ["get { Swift.fatalError(\"'@Entry' could not be expanded.\") }"]
    }
    return [
      """
      get {
        self[\(raw: entry.keyName).self]
      }
      """,
      """
      set {
        self[\(raw: entry.keyName).self] = newValue
      }
      """,
    ]
  }
}

extension EntryMacro: PeerMacro {
  /// Generates the key.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = declaration.environmentEntry else { return [] }
    return [
      """
      private enum \(raw: entry.keyName): CoreViews.EnvironmentKey {
        \(raw: entry.constant)
      }
      """
    ]
  }
}

/// A property of `EnvironmentValues` and its default value.
private struct EnvironmentEntry {
  let keyName: String
  /// The member of the key; made anew at each read where its type is written, as it may not be
  /// safe to share.
  let constant: String

  init?(_ property: Property) {
    guard property.isMutable, property.isInstance, property.isStored else { return nil }
    let type = property.binding.typeAnnotation?.type
    keyName = "__Key_\(property.bareName)"
    switch (type, property.binding.initializer?.value.trimmedDescription) {
    case (let type?, let value?):
      constant = "static var defaultValue: \(type.trimmedDescription) { \(value) }"
    case (let type?, nil) where type.is(OptionalTypeSyntax.self):
      constant = "static var defaultValue: \(type.trimmedDescription) { nil }"
    case (nil, let value?): constant = "static let defaultValue = \(value)"
    case (_, nil): return nil
    }
  }
}

extension DeclSyntaxProtocol {
  fileprivate var environmentEntry: EnvironmentEntry? {
    self.as(VariableDeclSyntax.self).flatMap(Property.init).flatMap(EnvironmentEntry.init)
  }
}

extension Diagnostic {
  fileprivate static func entryNeedsDefault(_ node: AttributeSyntax) -> Diagnostic {
    Complaint(
      id: "entry.needsDefault",
      message: "'@Entry' needs a 'var' of 'EnvironmentValues' with its default"
    )
    .diagnostic(at: node, fixIts: [.removing(node)])
  }
}
