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
    guard let entry = declaration.dependencyEntry else {
      context.diagnose(.dependencyEntryNeedsDefault(node))
      // One error is enough; without accessors the compiler would report another.
      return ["get { Swift.fatalError(\"'@DependencyEntry' could not be expanded.\") }"]
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

extension DependencyEntryMacro: PeerMacro {
  /// Generates the key.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = declaration.dependencyEntry else { return [] }
    return [
      """
      private enum \(raw: entry.keyName): CoreDependencies.DependencyKey {
        static let liveValue\(raw: entry.type) = \(raw: entry.value)
      }
      """
    ]
  }
}

/// A property of `DependencyValues` and its default value.
private struct DependencyEntry {
  let keyName: String
  /// The annotation `: Client`, or an empty string if there is none.
  let type: String
  let value: String

  init?(_ property: Property) {
    guard property.isMutable, property.isInstance, property.isStored,
      let value = property.binding.initializer?.value
    else { return nil }
    keyName = "__Key_\(property.bareName)"
    type = property.binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
    self.value = value.trimmedDescription
  }
}

extension DeclSyntaxProtocol {
  fileprivate var dependencyEntry: DependencyEntry? {
    self.as(VariableDeclSyntax.self).flatMap(Property.init).flatMap(DependencyEntry.init)
  }
}

extension Diagnostic {
  fileprivate static func dependencyEntryNeedsDefault(_ node: AttributeSyntax) -> Diagnostic {
    Complaint(
      id: "dependencyEntry.needsDefault",
      message: "'@DependencyEntry' needs a 'var' of 'DependencyValues' with its live value"
    )
    .diagnostic(at: node, fixIts: [.removing(node)])
  }
}
