import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEntry`: makes a property of `DependencyValues` a dependency.
///
/// Its generated key has the property's default as its live value.
public enum DependencyEntryMacro: VerbatimMacro {}

extension DependencyEntryMacro: AccessorMacro {
  /// Generates accessors that read and write the value of the key.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    if let entry = declaration.dependencyEntry { return entry.accessors }
    context.diagnose(.dependencyEntryNeedsDefault(node))
    return KeyedEntry.accessors(withoutEntryOf: "DependencyEntry")
  }
}

extension DependencyEntryMacro: PeerMacro {
  /// Generates the key.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    declaration.dependencyEntry.map { [$0.key("CoreDependencies.DependencyKey")] } ?? []
  }
}

extension DeclSyntaxProtocol {
  fileprivate var dependencyEntry: KeyedEntry? {
    KeyedEntry(self) { property in
      let type = property.binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
      return property.binding.initializer.map {
        "static let liveValue\(type) = \($0.value.trimmedDescription)"
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func dependencyEntryNeedsDefault(_ node: AttributeSyntax) -> Diagnostic {
    Complaint(
      id: "dependencyEntry.needsDefault",
      article: .dependencies,
      message: "'@DependencyEntry' needs a 'var' of 'DependencyValues' with its live value"
    )
    .diagnostic(at: node, fixIts: [.removing(node)])
  }
}
