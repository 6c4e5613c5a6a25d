import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewAction(for: Feature.self)`: lets a view send the view actions of its feature only.
public enum ViewActionMacro: VerbatimMacro, ExtensionMacro {
  /// Adds the conformance to `ViewActionSending`, and warns of direct calls of `store.send`.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let feature = node.featureType else {
      context.diagnose(.viewActionNeedsFeature(node))
      return []
    }
    guard declaration.declaresProperty(named: "store") else {
      context.diagnose(.viewActionNeedsStore(node, on: declaration, feature: feature))
      return []
    }
    let finder = DirectSendFinder(viewMode: .sourceAccurate)
    finder.walk(declaration.memberBlock)
    for call in finder.calls { context.diagnose(.directSend(call)) }
    guard !protocols.isEmpty, !context.diagnosePrivate(node, on: declaration) else { return [] }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): CoreArchitecture.ViewActionSending") {}
    ]
  }
}

extension AttributeSyntax {
  /// The type `Feature` in `@ViewAction(for: Feature.self)`.
  fileprivate var featureType: String? {
    guard case .argumentList(let arguments)? = arguments,
      let access = arguments.first?.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return access.base?.trimmedDescription
  }
}

/// Finds `store.send(…)` and `self.store.send(…)`.
private final class DirectSendFinder: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "send", callee.base?.isStore == true
    {
      calls.append(node)
    }
    return .visitChildren
  }

  // A type nested in the view has a store of its own.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ExprSyntax {
  fileprivate var isStore: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "store" }
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return access.declName.baseName.text == "store"
      && access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}
