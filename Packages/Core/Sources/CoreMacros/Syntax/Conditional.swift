import SwiftSyntax

/// A member of a type, or an `#if` block with members.
indirect enum Conditional<Element> {
  case element(Element)
  case block([Clause])

  struct Clause {
    /// The directive: `#if DEBUG`, `#elseif …` or `#else`.
    let header: String
    let items: [Conditional]
  }

  /// Returns what `elements` finds in each member, in order.
  static func all(
    of members: MemberBlockItemListSyntax,
    elements: (DeclSyntax) -> [Element]
  ) -> [Conditional] {
    members.flatMap { item -> [Conditional] in
      guard let config = item.decl.as(IfConfigDeclSyntax.self) else {
        return elements(item.decl).map(Conditional.element)
      }
      let clauses = config.clauses.map { clause in
        let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
        let members = clause.elements?.as(MemberBlockItemListSyntax.self) ?? []
        return Clause(
          header: clause.poundKeyword.text + condition,
          items: all(of: members, elements: elements)
        )
      }
      return clauses.contains { !$0.items.isEmpty } ? [.block(clauses)] : []
    }
  }
}

extension Conditional {
  /// Returns the elements that `isIncluded` accepts, or nil if none is left.
  func filter(_ isIncluded: (Element) -> Bool) -> Conditional? {
    switch self {
    case .element(let element):
      return isIncluded(element) ? self : nil
    case .block(let clauses):
      let clauses = clauses.map { clause in
        Clause(header: clause.header, items: clause.items.compactMap { $0.filter(isIncluded) })
      }
      return clauses.contains { !$0.items.isEmpty } ? .block(clauses) : nil
    }
  }
}

extension Array {
  /// Returns all elements, whatever the conditions around them.
  func flattened<Item>() -> [Item] where Element == Conditional<Item> {
    flatMap { item -> [Item] in
      switch item {
      case .element(let element): [element]
      case .block(let clauses): clauses.flatMap { $0.items.flattened() }
      }
    }
  }

  /// Removes and returns the last element outside all conditions.
  mutating func popLastElement<Item>() -> Item? where Element == Conditional<Item> {
    for index in indices.reversed() {
      guard case .element(let item) = self[index] else { continue }
      remove(at: index)
      return item
    }
    return nil
  }

  func hasConditions<Item>() -> Bool where Element == Conditional<Item> {
    contains { if case .block = $0 { true } else { false } }
  }

  /// Returns one text per element, one a line, inside the conditions.
  func rendered<Item>(
    _ render: (Item) -> String
  ) -> String where Element == Conditional<Item> {
    map { item -> String in
      switch item {
      case .element(let element): return render(element)
      case .block(let clauses):
        let blocks = clauses.map { [$0.header, $0.items.rendered(render)].lines }
        return (blocks + ["#endif"]).lines
      }
    }
    .lines
  }
}
