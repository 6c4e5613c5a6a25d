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
    if let entry = declaration.entry { return entry.accessors }
    context.diagnose(.entryNeedsDefault(node))
    return KeyedEntry.accessors(withoutEntryOf: "Entry")
  }
}

extension EntryMacro: PeerMacro {
  /// Generates the key.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    declaration.entry.map { [$0.key("CoreViews.EnvironmentKey")] } ?? []
  }
}

/// `@UITransactionEntry`: makes a property of `UITransaction` a value that accompanies changes.
///
/// Its generated key has the property's default as its own.
public enum UITransactionEntryMacro: VerbatimMacro {}

extension UITransactionEntryMacro: AccessorMacro {
  /// Generates accessors that read and write the value of the key.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    if let entry = declaration.entry { return entry.accessors }
    context.diagnose(.transactionEntryNeedsDefault(node))
    return KeyedEntry.accessors(withoutEntryOf: "UITransactionEntry")
  }
}

extension UITransactionEntryMacro: PeerMacro {
  /// Generates the key.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    declaration.entry.map { [$0.key("CoreArchitecture.UITransactionKey")] } ?? []
  }
}

extension DeclSyntaxProtocol {
  fileprivate var entry: KeyedEntry? {
    KeyedEntry(self) { property in
      let type = property.binding.typeAnnotation?.type
      switch (type, property.binding.initializer?.value.trimmedDescription) {
      // Made anew at each read where its type is written, as it may not be safe to share.
      case (let type?, let value?):
        return ["static var defaultValue: \(type.trimmedDescription) { \(value) }"]
      case (let type?, nil) where type.is(OptionalTypeSyntax.self):
        return ["static var defaultValue: \(type.trimmedDescription) { nil }"]
      case (nil, let value?): return ["static let defaultValue = \(value)"]
      case (_, nil): return []
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func transactionEntryNeedsDefault(_ node: AttributeSyntax) -> Diagnostic {
    Complaint(
      id: "transactionEntry.needsDefault",
      article: .observation,
      message: "'@UITransactionEntry' needs a 'var' of 'UITransaction' with its default"
    )
    .diagnostic(at: node, fixIts: [.removing(node)])
  }

  fileprivate static func entryNeedsDefault(_ node: AttributeSyntax) -> Diagnostic {
    Complaint(
      id: "entry.needsDefault",
      article: .views,
      message: "'@Entry' needs a 'var' of 'EnvironmentValues' with its default"
    )
    .diagnostic(at: node, fixIts: [.removing(node)])
  }
}
