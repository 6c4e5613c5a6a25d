import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A property whose value is kept under a key of its own, which has the property's default.
struct KeyedEntry {
  private let keyName: String
  /// The member of the key that holds the default.
  private let member: String

  /// Makes it of a mutable stored property of instances; nil for any other, and without a member.
  init?(_ declaration: some DeclSyntaxProtocol, member: (Property) -> String?) {
    guard let property = declaration.as(VariableDeclSyntax.self).flatMap(Property.init),
      property.isMutable, property.isInstance, property.isStored, let member = member(property)
    else { return nil }
    keyName = "__Key_\(property.bareName)"
    self.member = member
  }

  /// Returns accessors that read and write the value of the key.
  var accessors: [AccessorDeclSyntax] {
    [
      """
      get {
        self[\(raw: keyName).self]
      }
      """,
      """
      set {
        self[\(raw: keyName).self] = newValue
      }
      """,
    ]
  }

  /// Returns an accessor for a property that is complained of.
  ///
  /// One error is enough; without accessors the compiler would report another.
  static func accessors(withoutEntryOf attribute: String) -> [AccessorDeclSyntax] {
    ["get { Swift.fatalError(\"'@\(raw: attribute)' could not be expanded.\") }"]
  }

  /// Returns the key, which conforms to a protocol.
  func key(_ conformance: String) -> DeclSyntax {
    """
    private enum \(raw: keyName): \(raw: conformance) {
      \(raw: member)
    }
    """
  }
}
