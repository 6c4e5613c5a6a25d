import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A property whose value is kept under a key of its own, which has the property's default.
struct KeyedEntry {
  private let keyName: String
  /// The members of the key that hold the defaults.
  private let members: [String]
  private let access: String

  /// Makes it of a mutable stored property of instances; nil for any other, and without members.
  ///
  /// The key is private, unless it has a name by which others may name it.
  init?(
    _ declaration: some DeclSyntaxProtocol, keyName: String? = nil, access: String = "private ",
    members: (Property) -> [String]
  ) {
    guard let property = declaration.as(VariableDeclSyntax.self).flatMap(Property.init),
      property.isMutable, property.isInstance, property.isStored
    else { return nil }
    self.members = members(property)
    if self.members.isEmpty { return nil }
    self.keyName = keyName ?? "__Key_\(property.bareName)"
    self.access = access
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
    \(raw: access)enum \(raw: keyName): \(raw: conformance) {
    \(raw: members.lines.indented())
    }
    """
  }
}
