import SwiftSyntax

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
