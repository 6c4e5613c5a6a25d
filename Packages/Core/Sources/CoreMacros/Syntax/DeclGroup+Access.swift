import SwiftSyntax
import SwiftSyntaxMacros

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
