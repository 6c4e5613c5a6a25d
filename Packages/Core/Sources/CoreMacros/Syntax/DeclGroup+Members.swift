import SwiftSyntax
import SwiftSyntaxMacros

extension DeclGroupSyntax {
  /// The members, including those inside `#if` blocks.
  var flatMembers: [DeclSyntax] { memberBlock.members.flattened }

  /// Whether a type of that name (or an alias) is declared among the members.
  func declaresType(named name: String) -> Bool {
    flatMembers.contains { member in
      guard !member.is(FunctionDeclSyntax.self), !member.is(MacroDeclSyntax.self) else {
        return false
      }
      return member.asProtocol((any NamedDeclSyntax).self)?.name.text == name
    }
  }

  /// Whether a property of that name is declared among the members.
  func declaresProperty(named name: String) -> Bool {
    flatMembers.contains { member in
      member.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      } == true
    }
  }

  /// Whether a function of that name is declared among the members.
  func declaresFunction(named name: String) -> Bool {
    flatMembers.contains { $0.as(FunctionDeclSyntax.self)?.name.text == name }
  }

  /// Whether the declaration itself states a conformance to a protocol.
  ///
  /// The protocol may be written with or without its module's name.
  func statesConformance(to name: String) -> Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.lastComponent == name } == true
  }
}

extension MemberBlockItemListSyntax {
  var flattened: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let config = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return config.clauses.flatMap {
        $0.elements?.as(MemberBlockItemListSyntax.self)?.flattened ?? []
      }
    }
  }
}

extension TypeSyntax {
  /// The name after the last dot, without generic arguments and attributes.
  var lastComponent: String? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.text }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastComponent }
    return nil
  }
}

extension DeclModifierListSyntax {
  /// The access level that is spelled out for the declaration itself, not for its setter.
  var access: Keyword? {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.open): return .open
      case .keyword(.public): return .public
      case .keyword(.package): return .package
      case .keyword(.internal): return .internal
      case .keyword(.fileprivate): return .fileprivate
      case .keyword(.private): return .private
      default: continue
      }
    }
    return nil
  }

  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}

extension DeclGroupSyntax {
  /// Returns the access level for a member of the type: `public `, `package ` or nothing.
  ///
  /// It makes the member visible wherever the type is. A type in a `public extension` is public
  /// without saying so.
  func memberAccess(in context: some MacroExpansionContext) -> String {
    let inherited = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.access
    return switch modifiers.access ?? inherited {
    case .open, .public: "public "
    case .package: "package "
    default: ""
    }
  }
}

extension AttributeListSyntax {
  /// Returns the attribute with a name, written with or without its module's name.
  func first(named name: String) -> AttributeSyntax? {
    attributes.first { $0.attributeName.lastComponent == name }
  }

  func contains(named name: String) -> Bool { first(named: name) != nil }

  /// The attributes, including those inside `#if` blocks.
  var attributes: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      if case .attribute(let attribute) = element { return [attribute] }
      return element.as(IfConfigDeclSyntax.self)?.clauses.flatMap {
        $0.elements?.as(AttributeListSyntax.self)?.attributes ?? []
      } ?? []
    }
  }
}
