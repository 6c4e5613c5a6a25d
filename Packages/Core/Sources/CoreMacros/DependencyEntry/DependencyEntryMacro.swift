import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEntry`: makes a property of `DependencyValues` a dependency.
///
/// Its generated key has the property's default as its test value, and the attribute's arguments as
/// its live and preview values.
public enum DependencyEntryMacro: VerbatimMacro {}

extension DependencyEntryMacro: AccessorMacro {
  /// Generates accessors that read and write the value of the key.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    if let entry = DependencyEntry(node, on: declaration, in: context) {
      return entry.isItsOwnKey ? entry.ownAccessors : entry.keyed.accessors
    }
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
    // The expansion of the accessors reports the mistake already.
    guard let entry = DependencyEntry(node, on: declaration, in: context, isReporting: false)
    else { return [] }
    return [entry.keyed.key(entry.conformance)]
  }
}

/// A property with `@DependencyEntry`, and what its attribute says.
private struct DependencyEntry {
  let keyed: KeyedEntry
  private let keyName: String
  private let type: TypeSyntax?
  private let hasDefault: Bool
  private let arguments: Arguments

  /// Nil if the macro does not apply.
  init?(
    _ node: AttributeSyntax, on declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext, isReporting: Bool = true
  ) {
    arguments = Arguments(node)
    if let name = arguments.name, name.identifier == nil {
      if isReporting { context.diagnose(.dependencyEntryNeedsName(name.expression)) }
      return nil
    }
    let arguments = arguments
    let access = arguments.name == nil ? "private " : declaration.keyAccess(in: context)
    guard
      let keyed = KeyedEntry(
        declaration, keyName: arguments.name?.identifier, access: access,
        members: { arguments.members(of: $0, access: arguments.name == nil ? "" : access) }),
      let property = declaration.as(VariableDeclSyntax.self).flatMap(Property.init)
    else {
      if isReporting { context.diagnose(.dependencyEntryNeedsType(node)) }
      return nil
    }
    self.keyed = keyed
    keyName = arguments.name?.identifier ?? "__Key_\(property.bareName)"
    type = property.binding.typeAnnotation?.type
    hasDefault = property.binding.initializer != nil
  }

  var conformance: String {
    "CoreDependencies.\(arguments.live == nil ? "TestDependencyKey" : "DependencyKey")"
  }

  /// Whether the values are those of the type, if that is a key.
  var isItsOwnKey: Bool {
    !hasDefault && arguments.isEmpty && type?.wrappedOfOptional == nil
  }

  /// Accessors that leave it to the compiler whether the property's type is a key itself.
  var ownAccessors: [AccessorDeclSyntax] {
    let entry = "self[_entry: (\(type?.trimmedDescription ?? "_")).self, \(keyName).self]"
    return [
      """
      get {
        \(raw: entry)
      }
      """,
      """
      set {
        \(raw: entry) = newValue
      }
      """,
    ]
  }
}

/// The arguments of the attribute.
private struct Arguments {
  let name: (expression: ExprSyntax, identifier: String?)?
  let live: String?
  private let preview: String?

  init(_ node: AttributeSyntax) {
    let arguments = node.arguments?.as(LabeledExprListSyntax.self) ?? []
    func value(_ label: String?) -> ExprSyntax? {
      arguments.first { $0.label?.text == label }?.expression
    }
    name = value(nil).map { ($0, $0.as(StringLiteralExprSyntax.self)?.segments.identifier) }
    live = value("liveValue")?.trimmedDescription
    preview = value("previewValue")?.trimmedDescription
  }

  var isEmpty: Bool { live == nil && preview == nil && name == nil }

  /// The values of the key of a property; none if it has neither a type nor a default.
  func members(of property: Property, access: String) -> [String] {
    let type = property.binding.typeAnnotation?.type
    let annotation = type.map { ": \($0.trimmedDescription)" } ?? ""
    let test = testValue(of: property, type: type)
    if test == nil, type == nil { return [] }
    let kept = [("liveValue", live), ("previewValue", preview)].compactMap { name, value in
      value.map { "\(access)static let \(name)\(annotation) = \($0)" }
    }
    return kept + [test.map { access + $0 } ?? ""]
  }

  /// A value whose type is written is made anew for each test.
  private func testValue(of property: Property, type: TypeSyntax?) -> String? {
    let value = property.binding.initializer?.value.trimmedDescription
    guard let type else { return value.map { "static let testValue = \($0)" } }
    if let value { return "static var testValue: \(type.trimmedDescription) { \(value) }" }
    if type.wrappedOfOptional != nil {
      return "static var testValue: \(type.trimmedDescription) { nil }"
    }
    guard live == nil else { return nil }
    let missing = "CoreDependencies._valueWithoutDefault(\"\(property.bareName)\")"
    return "static var testValue: \(type.trimmedDescription) { \(missing) }"
  }
}

extension StringLiteralSegmentListSyntax {
  /// The text of a literal that can be the name of a type.
  fileprivate var identifier: String? {
    guard let first, count == 1, case .stringSegment(let segment) = first else { return nil }
    let text = segment.content.text
    guard let start = text.first, start.isLetter || start == "_" else { return nil }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? text : nil
  }
}

extension DeclSyntaxProtocol {
  /// The access of a property's key that has a name: that of the property.
  fileprivate func keyAccess(in context: some MacroExpansionContext) -> String {
    let inherited = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.access
    let access = self.as(VariableDeclSyntax.self)?.modifiers.access ?? inherited
    return access.map { "\(TokenSyntax.keyword($0).text) " } ?? ""
  }
}

extension Diagnostic {
  fileprivate static func dependencyEntryNeedsType(_ node: AttributeSyntax) -> Diagnostic {
    Complaint(
      id: "dependencyEntry.needsType",
      article: .dependencies,
      message: "'@DependencyEntry' needs a 'var' of 'DependencyValues' with a type or a test value"
    )
    .diagnostic(at: node, fixIts: [.removing(node)])
  }

  fileprivate static func dependencyEntryNeedsName(_ name: ExprSyntax) -> Diagnostic {
    Complaint(
      id: "dependencyEntry.needsName",
      article: .dependencies,
      message: "'@DependencyEntry' needs a literal that can be the name of a type"
    )
    .diagnostic(at: name)
  }
}
