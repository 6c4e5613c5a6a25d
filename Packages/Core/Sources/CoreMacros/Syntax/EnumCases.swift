import SwiftSyntax

/// The cases of an enum.
typealias EnumCases = [Conditional<EnumCase>]

extension Conditional<EnumCase> {
  static func all(of members: MemberBlockItemListSyntax) -> EnumCases {
    all(of: members) { member in
      guard let declaration = member.as(EnumCaseDeclSyntax.self) else { return [] }
      return declaration.elements.map { EnumCase(element: $0, declaration: declaration) }
    }
  }
}
